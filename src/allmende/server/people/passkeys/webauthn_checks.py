"""Checks of browsers' answers by Web Authentication (py_webauthn)."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from allmende.core import Message
from allmende.server.people.messages import Person
from allmende.server.people.passkeys.challenges import SECONDS
from allmende.server.people.passkeys.credentials import Public
from allmende.server.people.passkeys.relying_party import PasskeyError, RelyingParty

_VERIFIED = UserVerificationRequirement.REQUIRED
"""Passkeys replace passwords, so a person who has found a device must not get in: it asks for a finger or PIN."""

log = logging.getLogger(__name__)


class Proofs:
    """Makes requests for a relying party and verifies the answers; PasskeyError for each that fails."""

    def __init__(self, party: RelyingParty) -> None:
        self._party = party

    def ask_to_make(self, challenge: str, person: Person, known: Iterable[str]) -> str:
        """The options, in JSON, with which a browser makes a passkey that can be found without a user name.

        A device that has one of the `known` passkeys makes no other.
        """
        return options_to_json(
            generate_registration_options(
                rp_id=self._party.name,
                rp_name="Allmende",
                user_id=person.person.encode(),
                user_name=person.name,
                user_display_name=person.name,
                challenge=challenge.encode(),
                timeout=SECONDS * 1000,
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=_VERIFIED
                ),
                exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known],
            )
        )

    def ask_to_show(self, challenge: str) -> str:
        """The options, in JSON, with which a browser shows any passkey of this server."""
        return options_to_json(
            generate_authentication_options(
                rp_id=self._party.name,
                challenge=challenge.encode(),
                timeout=SECONDS * 1000,
                user_verification=_VERIFIED,
            )
        )

    def answered(self, credential: Any) -> str:
        """The challenge that a browser claims to have answered; it is to be trusted only once that is verified."""
        with _doubted():
            told = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        if told.origin != self._party.origin:
            raise PasskeyError(Message("error-passkey-origin", {"origin": self._party.origin}))
        return told.challenge.decode(errors="replace")

    def name_of(self, credential: Any) -> str:
        """The id of the passkey that a browser shows."""
        with _doubted():
            return bytes_to_base64url(base64url_to_bytes(credential["id"]))

    def made(self, credential: Any, challenge: str) -> Public:
        """Verify a new passkey, and return it. No attestation is asked for, so that any maker's device will do."""
        with _doubted():
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=self._party.name,
                expected_origin=self._party.origin,
                require_user_verification=True,
            )
            passkey, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
            return Public(passkey, key, found.sign_count)

    def shown(self, credential: Any, challenge: str, key: str) -> int:
        """Verify the answer of a passkey with its public key, and return its signature counter."""
        with _doubted():
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=self._party.name,
                expected_origin=self._party.origin,
                credential_public_key=base64url_to_bytes(key),
                credential_current_sign_count=0,  # compared where it is noted
                require_user_verification=True,
            )
            return found.new_sign_count


@contextmanager
def _doubted() -> Iterator[None]:
    """Turn every error into a PasskeyError: wrong input fails in more ways than the library has errors for."""
    try:
        yield
    except Exception as error:
        log.info("a passkey was refused: %r", error)
        raise PasskeyError(Message("error-passkey")) from error
