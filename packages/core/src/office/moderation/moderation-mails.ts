import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { itemRepository, type ModerationItem } from '../../moderation/item-repository.ts';
import type { ModerationReport } from '../../moderation/report-repository.ts';
import { readSiteName } from '../../people/account-mails.ts';
import { DAY_MS } from '../../runtime/durations.ts';

const APPEAL_DAYS = 20;

export async function tellOfRemoval(
  core: Core,
  tx: Transaction,
  item: ModerationItem,
  { reason, words }: { reason: string; words: string },
): Promise<void> {
  const owner = await itemRepository.findOwner(tx, item.accountId);
  if (!owner) return;
  const siteName = await readSiteName(tx);
  const expiresAt = new Date(core.clock.now().getTime() + APPEAL_DAYS * DAY_MS);
  const mail = {
    kind: 'content_removed' as const,
    to: owner.email,
    subject: `“${item.title}” was removed from ${siteName}`,
    link: { address: `${core.publicUrl}/removed`, expiresAt },
    body: {
      lines: [
        `Hello ${owner.name},`,
        `A moderator of ${siteName} removed “${item.title}”. The reason: ${reason}.`,
        ...(words ? [words] : []),
        `Nobody can see it any more. If you think this is wrong, you can appeal once within ${APPEAL_DAYS} days.`,
      ],
      button: 'Read the reason or appeal',
      footer: `${siteName} sends this mail when a moderator removes something of yours.`,
    },
  };
  await writeMail(core, tx, mail, { userId: owner.id });
}

export async function tellOfAppeal(
  core: Core,
  tx: Transaction,
  item: ModerationItem,
  { answer, isRestored }: { answer: string; isRestored: boolean },
): Promise<void> {
  const owner = await itemRepository.findOwner(tx, item.accountId);
  if (!owner) return;
  const siteName = await readSiteName(tx);
  const mail = {
    kind: 'appeal_answered' as const,
    to: owner.email,
    subject: `Your appeal about “${item.title}”`,
    body: {
      lines: [
        `Hello ${owner.name},`,
        isRestored
          ? `A moderator looked at “${item.title}” again. It is back.`
          : `A moderator looked at “${item.title}” again. It stays removed.`,
        ...(answer ? [answer] : []),
      ],
      footer: `${siteName} sends this mail as the answer to your appeal. There is no second appeal.`,
    },
  };
  await writeMail(core, tx, mail, { userId: owner.id });
}

/** Tells those what was decided who left an address for it, each once. */
export async function tellReporters(
  core: Core,
  tx: Transaction,
  item: ModerationItem,
  reports: readonly ModerationReport[],
): Promise<void> {
  const siteName = await readSiteName(tx);
  const byEmail = new Map(reports.flatMap((report) => (report.reporterEmail ? [[report.reporterEmail, report]] : [])));
  for (const [to, { status }] of byEmail) {
    const outcome =
      status === 'upheld' ? 'A moderator removed it.' : 'A moderator looked at it and found that it may stay.';
    const mail = {
      kind: 'report_answered' as const,
      to,
      subject: `Your report on ${siteName}`,
      body: {
        lines: ['Hello,', `You reported “${item.title}”. ${outcome}`],
        footer: `${siteName} sends this once, because this address was given with a report.`,
      },
    };
    await writeMail(core, tx, mail, {});
  }
}
