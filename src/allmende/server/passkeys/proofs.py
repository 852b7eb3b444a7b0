"""What browsers are asked for, and whether what they answer is true, as Web Authentication has it (py_webauthn)."""

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
from allmende.server.passkeys.challenges import SECONDS
from allmende.server.passkeys.kept import Public
from allmende.server.passkeys.party import PasskeyError, RelyingParty
from allmende.server.people.messages import Person

_VERIFIED = UserVerificationRequirement.REQUIRED
"""A passkey is all that is asked for, so whoever has found a device must not come in by it."""

log = logging.getLogger(__name__)


class Proofs:
    """Asks in the name of a relying party. What it can't believe is a PasskeyError."""

    def __init__(self, party: RelyingParty) -> None:
        self._party = party

    def ask_to_make(self, challenge: str, person: Person, known: Iterable[str]) -> str:
        """What a browser needs to make a passkey for somebody, in JSON: one that is found without anybody's name.

        No device makes one that has any of those that are `known`.
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
        """What a browser needs to show any passkey of ours, in JSON."""
        return options_to_json(
            generate_authentication_options(
                rp_id=self._party.name,
                challenge=challenge.encode(),
                timeout=SECONDS * 1000,
                user_verification=_VERIFIED,
            )
        )

    def answered(self, credential: Any) -> str:
        """Which challenge a browser says it has answered, to be believed once that is verified."""
        with _doubted():
            told = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        if told.origin != self._party.origin:
            raise PasskeyError(Message("error-passkey-origin", {"origin": self._party.origin}))
        return told.challenge.decode(errors="replace")

    def name_of(self, credential: Any) -> str:
        """Which passkey a browser shows."""
        with _doubted():
            return bytes_to_base64url(base64url_to_bytes(credential["id"]))

    def made(self, credential: Any, challenge: str) -> Public:
        """The passkey that was made. Who has made the device is nobody's business, so nobody has to vouch for it."""
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
        """How often the passkey that was shown has signed by its own account, with what checks its signatures."""
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
    """What strangers send can be wrong in more ways than the library has errors of its own."""
    try:
        yield
    except Exception as error:
        log.info("a passkey was refused: %r", error)
        raise PasskeyError(Message("error-passkey")) from error
