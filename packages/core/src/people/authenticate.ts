import type { AccountRole } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { sessionExpiry } from './session-expiry.ts';
import { sessionRepository } from './session-repository.ts';
import { userDayRepository } from './user-day-repository.ts';

type LiveSession = NonNullable<Awaited<ReturnType<typeof sessionRepository.findLive>>>;

const tokenForm = /^[\w-]{43}$/;

/** A session is updated once a minute at most, however many requests it makes. */
const TOUCH_AFTER_MS = 60_000;

/** Finds the user of a token; undefined when the token is unknown or expired. An open tab alone is no activity. */
export async function authenticate(
  core: Core,
  token: string,
  { isActivity = true }: { isActivity?: boolean } = {},
): Promise<Actor | undefined> {
  return tokenForm.test(token) ? actorOfSession(core, hashSecretToken(token), { isActivity }) : undefined;
}

/** Whether a token that opens nothing is that of somebody who was removed from the team they worked in. */
export async function wasRemovedFromTeam(core: Core, token: string): Promise<boolean> {
  if (!tokenForm.test(token)) return false;
  return sessionRepository.isOfFormerTeam(core.db.queries, hashSecretToken(token), core.clock.now());
}

/** Who a session belongs to and what they may do now; undefined when it has ended or its rights are gone. */
export async function actorOfSession(
  core: Core,
  sessionHash: string,
  { isActivity = true }: { isActivity?: boolean } = {},
): Promise<Actor | undefined> {
  const now = core.clock.now();
  const live = await sessionRepository.findLive(core.db.queries, sessionHash, now);
  if (!live) return undefined;
  const accountRole = roleInAccount(live);
  if (!accountRole || !isWelcome(live)) return undefined;
  if (isActivity && now.getTime() - live.session.lastSeenAt.getTime() >= TOUCH_AFTER_MS) {
    const expiresAt = sessionExpiry(now, live.user.sessionTimeoutHours, live.session.createdAt);
    await sessionRepository.touch(core.db.queries, live.session.tokenHash, { lastSeenAt: now, expiresAt });
    if (!live.session.impersonatorId) await noteSeen(core, live, now);
  }
  return toActor(live, accountRole);
}

/** An administrator who acts as the user does not count as them. */
async function noteSeen(core: Core, { user, session }: LiveSession, now: Date): Promise<void> {
  const { time_zone: timeZone } = await core.settings.read();
  const before = new Date(now.getTime() - TOUCH_AFTER_MS);
  const { accountId } = session;
  await userDayRepository.markSeen(core.db.queries, { userId: user.id, accountId }, { now, before, timeZone });
}

/** The accounts that open tabs still act in, by token, in one query for all. An open tab alone is no activity. */
export async function listOpenAccounts(core: Core, tokens: string[]): Promise<Map<string, string>> {
  const tokenOf = new Map(tokens.map((token) => [hashSecretToken(token), token]));
  const sessions = await sessionRepository.listLive(core.db.queries, [...tokenOf.keys()], core.clock.now());
  const open = sessions.filter((live) => roleInAccount(live) && isWelcome(live));
  return new Map(open.map(({ session }) => [tokenOf.get(session.tokenHash) ?? '', session.accountId]));
}

function roleInAccount(live: LiveSession): AccountRole | undefined {
  if (live.ownerId === live.user.id) return 'owner';
  // Where the plan has no team any more, the access of members rests until it has one again.
  return live.hasTeam && live.memberStatus === 'active' && live.memberRole ? live.memberRole : undefined;
}

function isWelcome(live: LiveSession): boolean {
  if (live.user.status !== 'active' || live.ownerStatus !== 'active') return false;
  if (live.ownerLeavesAt) return false;
  if (!live.session.impersonatorId) return true;
  if (live.user.role === 'admin' || live.ownerRole === 'admin') return false;
  return live.impersonatorRole === 'admin' && live.impersonatorStatus === 'active';
}

function toActor(live: LiveSession, accountRole: AccountRole): Actor {
  const { user, session } = live;
  return {
    userId: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    pictureKey: user.pictureKey,
    defaultPlanSlug: user.defaultPlanSlug,
    emailVerifiedAt: user.emailVerifiedAt,
    createdAt: user.createdAt,
    accountId: session.accountId,
    accountRole,
    accountOwnerId: live.ownerId,
    accountOwnerName: live.ownerName,
    hasTwoFactor: live.twoFactorSince !== null || session.withPasskey,
    sessionHash: session.tokenHash,
    confirmedAt: session.confirmedAt,
    impersonator: toImpersonator(live),
  };
}

function toImpersonator(live: LiveSession): Actor['impersonator'] {
  const { impersonatorId: id, impersonatorName: name, impersonatorEmail: email } = live;
  const sessionHash = live.session.impersonatorTokenHash;
  return id && name !== null && email !== null && sessionHash ? { id, name, email, sessionHash } : null;
}
