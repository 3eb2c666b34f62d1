import type { ReportReason } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { networkOf } from '../identity/network-of.ts';
import { writeMail } from '../mails/write-mail.ts';
import { readSiteName } from '../people/account-mails.ts';
import { newId } from '../runtime/new-id.ts';
import { itemRepository, type ModerationItem } from './item-repository.ts';
import { reportRepository } from './report-repository.ts';

export interface Report {
  reason: ReportReason;
  details: string;
  /** The part of the film that it is about. */
  fromSec?: number | undefined;
  toSec?: number | undefined;
  /** Where the reporter wants to read what was decided. */
  email?: string | undefined;
}

export interface Reporter {
  actor: Actor | undefined;
  caller: Caller;
}

export const reasonTexts: Record<ReportReason, string> = {
  misleading: 'misleading',
  impersonation: 'a person who did not agree',
  offensive: 'offensive',
  illegal: 'illegal',
  spam: 'spam',
  other: 'something else',
};

const REJECTIONS_UNTIL_SET_ASIDE = 5;
/** More say nothing new about one item; they are only counted. */
const KEPT_REPORTS = 200;

/** Whoever is signed in is one reporter; all others are one for each network. */
export const reporterKeyOf = ({ actor, caller }: Reporter): string =>
  actor ? `user:${actor.userId}` : `network:${networkOf(caller.ip)}`;

/**
 * Keeps a report and puts what it is about into the queue, once however many report it. A report of somebody whose
 * reports were rejected too often is kept aside: it opens nothing and tells nobody.
 */
export async function reportContent(core: Core, itemId: string, report: Report, reporter: Reporter): Promise<void> {
  const reporterKey = reporterKeyOf(reporter);
  const now = core.clock.now();
  const isOpened = await core.db.transaction('report content', async (tx) => {
    const item = await itemRepository.hold(tx, itemId);
    if (!item || item.status === 'removed') throw new AppError('not_found');
    if (await reportRepository.hasReported(tx, itemId, reporterKey)) return false;
    const rejected = await reportRepository.countRejected(tx, reporterKey);
    const isSetAside = rejected >= REJECTIONS_UNTIL_SET_ASIDE;
    if (!isSetAside && item.isWaiting && item.reports >= KEPT_REPORTS) {
      await itemRepository.update(tx, itemId, { reports: item.reports + 1 });
      return false;
    }
    await reportRepository.insert(tx, {
      id: newId(core),
      itemId,
      reason: report.reason,
      details: report.details,
      fromSec: report.fromSec ?? null,
      toSec: report.toSec ?? null,
      reporterKey,
      reporterEmail: report.email ?? null,
      status: isSetAside ? 'set_aside' : 'open',
      settledAt: null,
      createdAt: now,
    });
    return !isSetAside && countReport(core, tx, item, report.reason);
  });
  if (isOpened) core.log.warn({ itemId, reason: report.reason }, 'Content was reported');
}

/** Returns whether the report put the item into the queue. */
async function countReport(core: Core, tx: Transaction, item: ModerationItem, reason: ReportReason): Promise<boolean> {
  const reports = item.reports + 1;
  if (item.isWaiting) {
    await itemRepository.update(tx, item.id, { reports });
    return false;
  }
  const isFirst = (await itemRepository.countReported(tx)) === 0;
  await itemRepository.update(tx, item.id, {
    reports,
    status: 'pending',
    reason: `Reported: ${reasonTexts[reason]}`,
    version: item.version + 1,
  });
  await itemRepository.addEvent(tx, {
    id: newId(core),
    itemId: item.id,
    event: 'reported',
    words: reasonTexts[reason],
    createdAt: core.clock.now(),
  });
  if (isFirst) await tellAdministrators(core, tx, item.title);
  return true;
}

/** The first that waits mails them, so that a flood of reports is one mail. */
async function tellAdministrators(core: Core, tx: Transaction, title: string): Promise<void> {
  const siteName = await readSiteName(tx);
  for (const { id: userId, name, email } of await itemRepository.listAdministrators(tx)) {
    const lines = [
      `Hello ${name},`,
      `Somebody reported “${title}”. What they say is in the back office, under Content Moderation: ${core.publicUrl}/dashboard?tab=content`,
    ];
    const footer = `${siteName} sends this to its administrators. You get the next one when nothing that was reported waits any more.`;
    const mail = { kind: 'report' as const, to: email, subject: `Content on ${siteName} was reported` };
    await writeMail(core, tx, { ...mail, body: { lines, footer } }, { userId });
  }
}
