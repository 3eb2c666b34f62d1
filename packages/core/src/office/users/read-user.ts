import type { PlanOrigin, UserStatus } from '@herald/contract/statuses';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import { accountRepository } from '../../people/account-repository.ts';
import { planRepository } from '../../plans/plan-repository.ts';
import { type AuditRow, auditLogRepository } from '../audit/audit-log-repository.ts';
import { type Belongings, readBelongings } from './read-belongings.ts';
import { userFactsRepository } from './user-facts-repository.ts';
import { type ListedUser, userListRepository } from './user-list-repository.ts';

export interface Grant {
  planId: string;
  slug: string;
  name: string;
  origin: PlanOrigin;
  grantorName: string | null;
  startedAt: Date;
  /** When it ends by itself. */
  expiresAt: Date | null;
}

/** How a user came here: by themselves, or through somebody. An empty id is the operator of the machine. */
export type UserOrigin =
  | { isSignUp: true; ip: string }
  | { isSignUp: false; creator: { id: string | null; name: string | null } };

/** Why, since when and through whom a user cannot sign in. */
export interface UserHold {
  reason: string;
  since: Date | null;
  /** Empty for the operator of the machine. */
  actor: { id: string | null; name: string | null } | null;
}

export interface UserDetails extends ListedUser {
  grants: Grant[];
  pastGrants: (Grant & { endedAt: Date })[];
  belongings: Belongings;
  emailVerifiedAt: Date | null;
  origin: UserOrigin;
  hold: UserHold | null;
  /** The last browser they signed in with, as it calls itself. */
  userAgent: string;
  liveSessions: number;
  history: AuditRow[];
}

const HISTORY_LINES = 8;

/** A user with where each of their plans came from, with what their account has, and with what happened last. */
export async function readUserDetails(core: Core, userId: string): Promise<UserDetails> {
  const { queries } = core.db;
  const now = core.clock.now();
  const [user, row, accountId] = await Promise.all([
    userListRepository.find(queries, userId, now),
    userFactsRepository.findRow(queries, userId),
    accountRepository.idOwnedBy(queries, userId),
  ]);
  if (!user || !row || !accountId) throw new AppError('not_found');
  const [grants, belongings, origin, hold, userAgent, liveSessions, history] = await Promise.all([
    readGrants(core, userId),
    readBelongings(core, queries, accountId),
    readOrigin(core, userId),
    readHold(core, userId, { status: user.status, reason: row.banReason }),
    userFactsRepository.findBrowser(queries, userId),
    userFactsRepository.countSessions(queries, userId, now),
    auditLogRepository.listOfUser(queries, userId, HISTORY_LINES),
  ]);
  const { emailVerifiedAt } = row;
  return { ...user, ...grants, belongings, emailVerifiedAt, origin, hold, userAgent, liveSessions, history };
}

async function readGrants(core: Core, userId: string): Promise<Pick<UserDetails, 'grants' | 'pastGrants'>> {
  const now = core.clock.now();
  const grants: Grant[] = [];
  const pastGrants: UserDetails['pastGrants'] = [];
  for (const { endedAt, ...grant } of await planRepository.listGrants(core.db.queries, userId)) {
    const hasRunOut = grant.expiresAt !== null && grant.expiresAt <= now;
    const end = endedAt ?? (hasRunOut ? grant.expiresAt : null);
    if (end) pastGrants.push({ ...grant, endedAt: end });
    else grants.push(grant);
  }
  return { grants, pastGrants };
}

async function readOrigin(core: Core, userId: string): Promise<UserOrigin> {
  const signUp = await userFactsRepository.findSignUp(core.db.queries, userId);
  if (signUp) return { isSignUp: true, ip: signUp.ip };
  const creator = await userFactsRepository.findCreator(core.db.queries, userId);
  // Somebody who accepts an invitation creates their own user.
  if (!creator || creator.id === userId) return { isSignUp: true, ip: '' };
  return { isSignUp: false, creator };
}

async function readHold(
  core: Core,
  userId: string,
  { status, reason }: { status: UserStatus; reason: string },
): Promise<UserHold | null> {
  if (status === 'active') return null;
  const deed = await userFactsRepository.findHold(core.db.queries, userId);
  if (!deed) return { reason, since: null, actor: null };
  return { reason, since: deed.since, actor: { id: deed.actorId, name: deed.actorName } };
}
