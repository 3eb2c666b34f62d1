import type { NewCredential, UsedCredential } from '@herald/contract/endpoints/passkeys';
import type { Core } from '../core.ts';
import type { PasskeyRow } from './passkey-repository.ts';
import { relyingPartyOf } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

/** What every passkey can sign with: Ed25519, ES256 and RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** What is stored of a passkey that was just made; undefined when something about it is wrong. */
export async function verifyNewPasskey(core: Core, { response, ...rest }: NewCredential, expectedChallenge: string) {
  const { transports = [], ...signed } = response;
  const rp = relyingPartyOf(core);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...rest, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports.join(' '),
    isSynced: credentialBackedUp,
  };
}

/** The counter and state that a right signature brings; undefined when it is not right. */
export async function verifyPasskeyUse(
  core: Core,
  passkey: PasskeyRow,
  { credential, challenge }: { credential: UsedCredential; challenge: string },
): Promise<{ counter: number; isSynced: boolean } | undefined> {
  const { response, ...rest } = credential;
  const { userHandle, ...signed } = response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId)) return undefined;
  const rp = relyingPartyOf(core);
  const publicKey = Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url'));
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response: { ...rest, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    // The library looks at the counter before the signature. Only a signed counter says anything, so it is checked after.
    credential: { id: passkey.credentialId, publicKey, counter: -1 },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** What an authenticator keeps as the user: not the address, which may change. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** A counter that does not go on means that a copy of the passkey signs too. */
export function isCopy(passkey: Pick<PasskeyRow, 'counter'>, counter: number): boolean {
  return (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
}
