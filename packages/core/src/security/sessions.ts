import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { type Origin, originOf } from '../identity/origin-of.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { sessionRepository } from '../people/session-repository.ts';

export interface ListedSession extends Origin {
  id: string;
  isCurrent: boolean;
  /** An administrator acts as the user. */
  isAdministrator: boolean;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Where the user is signed in, the last used first. */
export async function listSessions(core: Core, actor: Actor): Promise<ListedSession[]> {
  const rows = await sessionRepository.listOf(core.db.queries, actor.userId, core.clock.now());
  return rows.map((row) => {
    const isAdministrator = row.impersonatorId !== null;
    return {
      id: row.id,
      isCurrent: row.tokenHash === actor.sessionHash,
      isAdministrator,
      ...originOf(row, { isAdministrator }),
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
    };
  });
}

/** Ends one of the user's sessions; whoever has it open is signed out with their next step. */
export async function endOneSession(core: Core, actor: Actor, id: string, caller: Caller): Promise<void> {
  assertActsForThemselves(actor);
  await core.db.transaction('end session', async (tx) => {
    if (!(await sessionRepository.removeById(tx, actor.userId, id))) throw new AppError('not_found');
    await recordActivity(core, tx, { userId: actor.userId, action: 'session.revoke', caller });
  });
}

/** Returns how many there were. */
export async function endOtherSessions(core: Core, actor: Actor, caller: Caller): Promise<number> {
  assertActsForThemselves(actor);
  return core.db.transaction('end other sessions', async (tx) => {
    const count = await sessionRepository.removeOthers(tx, actor.userId, actor.sessionHash);
    if (count > 0) await recordActivity(core, tx, { userId: actor.userId, action: 'session.revoke', caller });
    return count;
  });
}
