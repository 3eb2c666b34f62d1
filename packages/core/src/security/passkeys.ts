import type { NewCredential } from '@herald/contract/endpoints/passkeys';
import { limits } from '@herald/contract/limits';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { deviceName } from '../identity/device-name.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { type PasskeyRow, passkeyRepository } from '../passkeys/passkey-repository.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { PASSKEY_ALGORITHMS, verifyNewPasskey } from '../passkeys/verify-passkey.ts';
import { webauthn } from '../passkeys/webauthn.ts';
import { nameOfSite } from '../people/account-mails.ts';
import { checkMayAddWayIn } from '../people/check-may-add-way-in.ts';
import { confirmPassword } from '../people/confirm-password.ts';
import { noticeSecurityChange } from '../people/send-notice.ts';
import { userRepository } from '../people/user-repository.ts';
import { newId } from '../runtime/new-id.ts';

export type { PasskeyRow as Passkey } from '../passkeys/passkey-repository.ts';

export interface Passkeys {
  passkeys: PasskeyRow[];
  /** The only address at which browsers use them. */
  origin: string;
  suggestedName: string;
}

export async function listPasskeys(core: Core, actor: Actor, caller: Caller): Promise<Passkeys> {
  return {
    passkeys: await passkeyRepository.listOf(core.db.queries, actor.userId),
    origin: relyingPartyOf(core).origin,
    suggestedName: deviceName(caller.userAgent),
  };
}

/** What the browser makes a passkey from, for whoever types the password again. */
export async function beginPasskey(
  core: Core,
  actor: Actor,
  { password, caller }: { password: string; caller: Caller },
) {
  assertActsForThemselves(actor);
  const { user, forgive } = await confirmPassword(core, { userId: actor.userId, ip: caller.ip, password });
  await core.db.transaction('begin passkey', forgive);
  await checkMayAddWayIn(core, core.db.queries, user);
  const known = await passkeyRepository.listOf(core.db.queries, user.id);
  assertRoom(known.length);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: nameOfSite(await core.settings.read()),
    rpID: relyingPartyOf(core).id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await newChallenge(core, user),
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.split(' ').filter(Boolean),
    })),
  });
}

interface PasskeyToAdd {
  name: string;
  credential: NewCredential;
  caller: Caller;
}

export async function addPasskey(core: Core, actor: Actor, { name, credential, caller }: PasskeyToAdd) {
  assertActsForThemselves(actor);
  const asking = await userRepository.findById(core.db.queries, actor.userId);
  if (!asking) throw new AppError('not_found');
  const challenge = await takeChallenge(core, credential.response.clientDataJSON, asking);
  if (!challenge)
    throw new AppError('sign_in_expired', { message: 'This took too long. Please add the passkey again.' });
  const made = await verifyNewPasskey(core, credential, challenge);
  if (!made) {
    throw new AppError('validation', { message: "This passkey can't be used here. Please try another device or key." });
  }
  return core.db.transaction('add passkey', async (tx) => {
    // Passkeys added at the same moment wait here, so that each is counted.
    await userRepository.hold(tx, asking.id);
    const user = await userRepository.findById(tx, asking.id);
    if (user?.passwordHash !== asking.passwordHash) throw new AppError('sign_in_expired');
    await checkMayAddWayIn(core, tx, user);
    assertRoom(await passkeyRepository.countOf(tx, asking.id));
    const now = core.clock.now();
    const row = await passkeyRepository.insert(tx, {
      ...made,
      id: newId(core),
      userId: asking.id,
      name,
      createdAt: now,
    });
    if (!row) throw new AppError('conflict', { message: 'This passkey is already in use.' });
    await recordActivity(core, tx, { userId: asking.id, action: 'passkey.add', caller });
    await noticeSecurityChange(core, tx, asking, `The passkey “${name}” was added. It signs in without your password.`);
    return row;
  });
}

export async function renamePasskey(core: Core, actor: Actor, wish: { id: string; name: string }): Promise<void> {
  assertActsForThemselves(actor);
  if (!(await passkeyRepository.rename(core.db.queries, actor.userId, wish))) throw new AppError('not_found');
}

interface PasskeyToRemove {
  id: string;
  password: string;
  caller: Caller;
}

/** The last one too: the password stays. Sessions that it began go on. */
export async function removePasskey(
  core: Core,
  actor: Actor,
  { id, password, caller }: PasskeyToRemove,
): Promise<void> {
  assertActsForThemselves(actor);
  const { userId } = actor;
  const { forgive } = await confirmPassword(core, { userId, ip: caller.ip, password });
  await core.db.transaction('remove passkey', async (tx) => {
    await forgive(tx);
    const row = await passkeyRepository.remove(tx, userId, id);
    if (!row) throw new AppError('not_found');
    await recordActivity(core, tx, { userId, action: 'passkey.remove', caller });
    const to = { id: userId, name: actor.name, email: actor.email };
    await noticeSecurityChange(core, tx, to, `The passkey “${row.name}” was removed. It opens nothing any more.`);
  });
}

function assertRoom(count: number): void {
  if (count < limits.passkeysPerUser) return;
  throw new AppError('conflict', {
    message: `You have ${limits.passkeysPerUser} passkeys. Remove one before you add another.`,
  });
}
