import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import { DAY_MS, MINUTE_MS } from '../runtime/durations.ts';
import { mailRepository } from './mail-repository.ts';

const STRANDED_AFTER_MS = 10 * MINUTE_MS;
const STRANDED_AT_ONCE = 500;

/** Removes old mails and dead links, and sends for a mail whose job was lost. */
export async function tidyMails(core: Core, now: Date): Promise<void> {
  await mailRepository.removeOlder(core.db.queries, new Date(now.getTime() - limits.mailDays * DAY_MS));
  await mailRepository.forgetExpiredLinks(core.db.queries, now);
  const overdue = new Date(now.getTime() - STRANDED_AFTER_MS);
  const stranded = await mailRepository.listStranded(core.db.queries, overdue, STRANDED_AT_ONCE);
  if (stranded.length === 0) return;
  await core.db.transaction('send for stranded mails', async (tx) => {
    for (const mailId of stranded) await core.jobs.send(tx, 'send-mail', { mailId });
  });
}
