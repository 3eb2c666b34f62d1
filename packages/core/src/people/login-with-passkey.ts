import type { UsedCredential } from '@herald/contract/endpoints/passkeys';
import { countAttempt, forgiveAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { type PasskeyRow, passkeyRepository } from '../passkeys/passkey-repository.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { isCopy, verifyPasskeyUse } from '../passkeys/verify-passkey.ts';
import { webauthn } from '../passkeys/webauthn.ts';
import { findDevice } from './device-mark.ts';
import { openSession } from './open-session.ts';
import { assertMaySignIn } from './policies.ts';
import type { SignedIn } from './signed-in.ts';
import { userRepository } from './user-repository.ts';

/** What the browser asks a passkey to sign. Nobody says who they are: the passkey does. */
export async function beginPasskeyLogin(core: Core, caller: Caller) {
  await countAttempt(core, { kind: 'passkeyChallenge', ip: caller.ip });
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(core).id,
    challenge: await newChallenge(core),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
}

interface PasskeyShown {
  credential: UsedCredential;
  deviceMarks?: readonly string[];
}

/** Takes the place of password and code, because the device has asked for finger, face or PIN itself. */
export async function loginWithPasskey(core: Core, shown: PasskeyShown, caller: Caller): Promise<SignedIn> {
  const { credential, deviceMarks = [] } = shown;
  const attempt = { kind: 'passkey', ip: caller.ip } as const;
  await countAttempt(core, attempt);
  const challenge = await takeChallenge(core, credential.response.clientDataJSON);
  if (!challenge) throw new AppError('sign_in_expired');
  const passkey = await passkeyRepository.findByCredential(core.db.queries, credential.id);
  const use = passkey && (await verifyPasskeyUse(core, passkey, { credential, challenge }));
  const user = use && (await userRepository.findById(core.db.queries, passkey.userId));
  if (!user) throw new AppError('passkey_refused');
  if (isCopy(passkey, use.counter)) await refuseCopy(core, passkey, caller);
  assertMaySignIn(user, await core.settings.read());
  return openSession(core, {
    user,
    caller,
    device: findDevice(core, user, deviceMarks),
    withPasskey: true,
    alongside: async (tx) => {
      const isUsed = await passkeyRepository.use(tx, passkey.id, { ...use, now: core.clock.now() });
      if (!isUsed) throw new AppError('passkey_refused');
      await recordActivity(core, tx, { userId: user.id, action: 'passkey.use', caller });
      await forgiveAttempt(core, tx, attempt);
    },
  });
}

/** The signature is right, so this is the passkey or a copy of it: its owner has to hear of it. */
async function refuseCopy(core: Core, { userId }: PasskeyRow, caller: Caller): Promise<never> {
  await core.db.transaction('note copied passkey', (tx) =>
    recordActivity(core, tx, { userId, action: 'passkey.refuse', caller }),
  );
  throw new AppError('passkey_refused');
}
