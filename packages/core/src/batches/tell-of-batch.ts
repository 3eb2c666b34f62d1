import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { writeMail } from '../mails/write-mail.ts';
import { readSiteName } from '../people/account-mails.ts';
import { accountRepository } from '../people/account-repository.ts';
import { userRepository } from '../people/user-repository.ts';
import { unsubscribeAddress, wantsMail } from '../preferences/mail-topics.ts';
import { DAY_MS } from '../runtime/durations.ts';
import type { BatchCounts, StoredBatch } from './batch.ts';

/** One mail for all films of a batch, to who runs it, if they want such mails and still work in its account. */
export async function tellOfBatch(
  core: Core,
  tx: Transaction,
  { id: batchId, name, runById, accountId }: StoredBatch,
  { finished, films }: BatchCounts,
): Promise<void> {
  const user = runById ? await userRepository.findById(tx, runById) : undefined;
  if (user?.status !== 'active' || !(await wantsMail(core, tx, user.id, 'video_complete'))) return;
  const open = await accountRepository.listOpenTo(tx, user.id, { now: core.clock.now() });
  if (!open.some(({ id }) => id === accountId)) return;
  const siteName = await readSiteName(tx);
  const made = `${finished} of ${films} films are ready to watch, download and share.`;
  const mail = {
    kind: 'video_complete' as const,
    to: user.email,
    subject: `Your batch “${name}” has ended: ${finished} of ${films} films are ready`,
    link: {
      address: `${core.publicUrl}/batches/${batchId}`,
      expiresAt: new Date(core.clock.now().getTime() + limits.mailDays * DAY_MS),
    },
    body: {
      lines: [`Hello ${user.name},`, `Your batch “${name}” has ended. ${made}`],
      button: 'Open the batch',
      footer: `${siteName} sends this mail when a batch you started has ended. You can turn it off in Settings, Preferences.`,
      unsubscribe: unsubscribeAddress(core, user.id, 'video_complete'),
    },
  };
  await writeMail(core, tx, mail, { userId: user.id });
}
