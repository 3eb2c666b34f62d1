import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { type ListedReport, watchRepository } from './watch-repository.ts';

const SHOWN_REPORTS = 200;

/** What visitors reported: what waits comes first. */
export function listReports(core: Core): Promise<ListedReport[]> {
  return watchRepository.listReports(core.db.queries, SHOWN_REPORTS);
}

export const countOpenReports = (core: Core): Promise<number> => watchRepository.countOpenReports(core.db.queries);

/** An administrator has looked into it. */
export async function settleReport(core: Core, actor: Actor, id: string, caller: Caller): Promise<void> {
  await core.db.transaction('settle report', async (tx) => {
    const settled = await watchRepository.settleReport(tx, id, core.clock.now());
    if (!settled) throw new AppError('not_found');
    await recordDeed(core, tx, {
      actor,
      caller,
      action: 'report.settle',
      subjectType: 'video',
      subjectId: settled.videoId,
      details: { name: settled.title },
    });
  });
}
