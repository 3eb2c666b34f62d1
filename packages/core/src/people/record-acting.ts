import { auditRepository } from '../audit/audit-repository.ts';
import { recordActivity } from '../audit/record-activity.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';

/** What an administrator does as another person is in the audit log, and that person sees it too: each kind of it once in a session. */
export async function recordActing(
  core: Core,
  actor: Actor,
  { call, summary, caller }: { call: string; summary: string; caller: Caller },
): Promise<void> {
  await core.db.transaction('record acting', async (tx) => {
    const { userId, sessionHash } = actor;
    const seen = { userId, action: 'impersonation.act', details: summary, sessionHash } as const;
    if (!(await auditRepository.hasActivity(tx, seen))) await recordActivity(core, tx, { ...seen, caller });
    await recordDeed(core, tx, {
      actor,
      caller,
      action: 'impersonation.act',
      subjectType: 'user',
      subjectId: userId,
      details: { name: actor.name, call },
    });
  });
}
