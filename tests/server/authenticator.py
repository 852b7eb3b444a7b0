"""What a device does that makes passkeys and shows them, in software, as Web Authentication describes it."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from server.house import House, Json

URL = "https://games.example"
PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40
"""Flags: somebody is there, has shown who they are, and a passkey was made."""
ES256 = -7


class Authenticator:
    """A device with one passkey. It shows it to pages of an `origin`, and counts unless it `counts` not."""

    def __init__(self, origin: str = URL, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.flags = PRESENT | VERIFIED
        self.signed = 0
        self.name = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json, attested: bool = True) -> Json:
        """The passkey, as a browser tells it; it vouches for itself unless it isn't `attested`."""
        told = self._told("webauthn.create", options)
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: ES256, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], self.flags | MADE) + credential
        statement = {"alg": ES256, "sig": self._sign(data, told)} if attested else {}
        made = {"fmt": "packed" if attested else "none", "attStmt": statement, "authData": data}
        return self._credential({"clientDataJSON": told, "attestationObject": cbor2.dumps(made)})

    def show(self, options: Json) -> Json:
        """That the device has the passkey, as a browser tells it."""
        told = self._told("webauthn.get", options)
        data = self._data(options["rpId"], self.flags)
        return self._credential(
            {"clientDataJSON": told, "authenticatorData": data, "signature": self._sign(data, told)}
        )

    def _told(self, kind: str, options: Json) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, party: str, flags: int) -> bytes:
        self.signed += self.counts
        return sha256(party.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big")

    def _sign(self, data: bytes, told: bytes) -> bytes:
        return self._key.sign(data + sha256(told).digest(), ec.ECDSA(SHA256()))

    def _credential(self, response: dict[str, bytes]) -> Json:
        name = encoded(self.name)
        written = {part: encoded(content) for part, content in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}, "response": written}


def add(server: House, device: Authenticator, name: str = "Phone") -> Json:
    """Add a device's passkey to those of whoever's browser this is."""
    made = device.make(server.ask("POST", "/api/me/passkeys/make"))
    return server.ask("POST", "/api/me/passkeys", {"name": name, "credential": made})


def come_in(server: House, device: Authenticator) -> Json:
    """Come in by a device's passkey."""
    shown = device.show(server.ask("POST", "/api/me/passkeys/show"))
    return server.ask("POST", "/api/me/passkeys/use", {"credential": shown})


def encoded(content: bytes) -> str:
    """As it travels."""
    return urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """As it was before it travelled."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
