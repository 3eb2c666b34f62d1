import { limits } from '@herald/contract/limits';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { readSiteName } from '../../people/account-mails.ts';
import { accountRepository } from '../../people/account-repository.ts';
import { userRepository } from '../../people/user-repository.ts';
import { unsubscribeAddress, wantsMail } from '../../preferences/mail-topics.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import type { StoredVideo } from '../state/video.ts';

/** Mails who ordered a video that it is ready, if they want that and still work in its account. A batch has one mail for all its films. */
export async function tellOfVideo(core: Core, tx: Transaction, video: StoredVideo): Promise<void> {
  if (video.batchId) return;
  const user = video.createdById ? await userRepository.findById(tx, video.createdById) : undefined;
  if (user?.status !== 'active' || !(await wantsMail(core, tx, user.id, 'video_complete'))) return;
  const open = await accountRepository.listOpenTo(tx, user.id, { now: core.clock.now() });
  if (!open.some(({ id }) => id === video.accountId)) return;
  const siteName = await readSiteName(tx);
  const expiresAt = new Date(core.clock.now().getTime() + limits.mailDays * DAY_MS);
  const mail = {
    kind: 'video_complete' as const,
    to: user.email,
    subject: `Your video “${video.title}” is ready`,
    link: { address: `${core.publicUrl}/projects`, expiresAt },
    body: {
      lines: [`Hello ${user.name},`, `Your video “${video.title}” is ready to watch, download and share.`],
      button: 'Open your videos',
      footer: `${siteName} sends this mail when a video you ordered is ready. You can turn it off in Settings, Preferences.`,
      unsubscribe: unsubscribeAddress(core, user.id, 'video_complete'),
    },
  };
  await writeMail(core, tx, mail, { userId: user.id });
}
