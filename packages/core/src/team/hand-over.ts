import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { writeMail } from '../mails/write-mail.ts';
import { accountGivenMail, accountTakenMail, readSiteName } from '../people/account-mails.ts';
import { accountRepository } from '../people/account-repository.ts';
import { confirmPassword } from '../people/confirm-password.ts';
import { type SignedIn, signedIn } from '../people/signed-in.ts';
import { moveSession } from '../people/switch-account.ts';
import { type UserRow, userRepository } from '../people/user-repository.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { findObstacle } from './next-owners.ts';
import { ownThingsRepository } from './own-things-repository.ts';
import { assertMayHandOver } from './policies.ts';
import { recordTeamChange } from './record-team-change.ts';
import { teamRepository } from './team-repository.ts';

interface HandOver {
  memberId: string;
  password: string;
}

/**
 * Makes a member the owner of the account. The owner before stays as a team admin, and gets the empty account of the new
 * one as their own. Plans stay with the person who has them.
 */
export async function handOver(
  core: Core,
  actor: Actor,
  { memberId, password }: HandOver,
  caller: Caller,
): Promise<SignedIn> {
  assertActsForThemselves(actor);
  assertMayHandOver(actor);
  const { userId, accountId } = actor;
  const { user: known, forgive } = await confirmPassword(core, { userId, ip: caller.ip, password });
  const { isTeamEnabled } = await readPlanLimits(core, { accountOwnerId: memberId });
  const token = await core.db.transaction('hand over account', async (tx) => {
    const places = await holdBoth(tx, actor, memberId);
    const [before, after] = [await userRepository.findById(tx, userId), await userRepository.findById(tx, memberId)];
    const member = await teamRepository.find(tx, accountId, memberId);
    if (!before || !after || !member) throw new AppError('not_found');
    if (before.passwordHash !== known.passwordHash) throw new AppError('conflict');
    await forgive(tx);
    const place = { status: member.status, ownAccountId: places.theirs, isTeamEnabled };
    const message = await findObstacle(tx, after, place);
    if (message) throw new AppError('conflict', { message });
    await changePlaces(core, tx, { before, after, ...places });
    await recordTeamChange(core, tx, { actor, member, action: 'member.own', caller });
    const owners = { siteName: await readSiteName(tx), before, after };
    await writeMail(core, tx, accountGivenMail(owners), { userId: before.id });
    await writeMail(core, tx, accountTakenMail(owners), { userId: after.id });
    // Another token, so that nothing open in the browser offers what only an owner may do.
    await teamRepository.endOtherSessions(tx, { accountId, userId }, actor.sessionHash);
    return moveSession(core, tx, actor, accountId);
  });
  return signedIn(core, token);
}

/** The account that changes hands, and the one of the member, in the same order for everybody. */
async function holdBoth(tx: Transaction, { userId, accountId }: Actor, memberId: string) {
  const theirs = await accountRepository.idOwnedBy(tx, memberId);
  const isStillOwner = (await accountRepository.findOwnerId(tx, accountId)) === userId;
  if (!theirs || !isStillOwner || memberId === userId) throw new AppError('not_found');
  for (const id of [accountId, theirs].toSorted()) await accountRepository.hold(tx, id);
  for (const id of [userId, memberId].toSorted()) await userRepository.hold(tx, id);
  if ((await accountRepository.findOwnerId(tx, accountId)) !== userId) throw new AppError('conflict');
  return { shared: accountId, theirs };
}

interface Change {
  before: UserRow;
  after: UserRow;
  shared: string;
  theirs: string;
}

async function changePlaces(core: Core, tx: Transaction, { before, after, shared, theirs }: Change): Promise<void> {
  await accountRepository.changeOwners(tx, [
    { accountId: shared, ownerId: after.id },
    { accountId: theirs, ownerId: before.id },
  ]);
  await ownThingsRepository.beginAgain(tx, theirs, core.clock.now());
  for (const user of [before, after]) await teamRepository.endVisits(tx, { accountId: shared, userId: user.id });
  await teamRepository.endSessions(tx, { accountId: theirs, userId: after.id });
  await teamRepository.remove(tx, { accountId: shared, userId: after.id });
  await accountRepository.insertMembership(tx, {
    ...{ accountId: shared, userId: before.id, role: 'admin', status: 'active' },
    createdAt: core.clock.now(),
  });
  // Each counts what was ordered in the account they own.
  await userRepository.update(tx, before.id, { lastAccountId: shared, videosCreated: after.videosCreated });
  await userRepository.update(tx, after.id, { lastAccountId: shared, videosCreated: before.videosCreated });
}
