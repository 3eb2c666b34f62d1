import type { ReportReason } from '@herald/contract/statuses';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { writeMail } from '../mails/write-mail.ts';
import { readSiteName } from '../people/account-mails.ts';
import { newId } from '../runtime/new-id.ts';
import { findWatchable, type Watching } from './shared-video.ts';
import { UNKNOWN_REPORTER, watchRepository } from './watch-repository.ts';

export interface Report {
  reason: ReportReason;
  details: string;
}

/** Keeps the report for administrators. The first that waits mails them, so that a flood of reports is one mail. */
export async function reportVideo(core: Core, watching: Watching, { reason, details }: Report): Promise<void> {
  const { actor, caller } = watching;
  await countAttempt(core, { kind: 'reportVideo', ip: caller.ip });
  const { video } = await findWatchable(core, watching);
  const id = newId(core);
  const row = {
    id,
    videoId: video.id,
    reason,
    details,
    reporter: actor?.email ?? `${UNKNOWN_REPORTER} from ${caller.ip}`,
    status: 'open' as const,
    createdAt: core.clock.now(),
  };
  await core.db.transaction('report video', async (tx) => {
    const waiting = await watchRepository.countOpenReports(tx);
    await watchRepository.insertReport(tx, row);
    if (waiting === 0) await tellAdministrators(core, tx, video.title);
  });
  core.log.warn({ reportId: id, videoId: video.id, reason }, 'A visitor reported a video');
}

async function tellAdministrators(core: Core, tx: Transaction, title: string): Promise<void> {
  const siteName = await readSiteName(tx);
  for (const { id: userId, name, email } of await watchRepository.administrators(tx)) {
    const lines = [
      `Hello ${name},`,
      `A visitor reported the video “${title}”. What they say is in the back office, under Reports: ${core.publicUrl}/dashboard?tab=content`,
    ];
    const footer = `${siteName} sends this to its administrators. You get the next one when all reports are settled.`;
    const mail = { kind: 'report' as const, to: email, subject: `A video on ${siteName} was reported` };
    await writeMail(core, tx, { ...mail, body: { lines, footer } }, { userId });
  }
}
