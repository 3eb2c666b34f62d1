import type { AuditAction } from '@herald/contract/audit-actions';
import type { ModerationEvent } from '@herald/contract/statuses';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { itemRepository, type ModerationItem } from '../../moderation/item-repository.ts';
import { reportRepository } from '../../moderation/report-repository.ts';
import { setStatus } from '../../people/set-status.ts';
import { newId } from '../../runtime/new-id.ts';
import { type OfficeHand, recordOfficeDeed } from '../audit/office-deed.ts';
import { holdUserToChange } from '../users/hold-user.ts';
import { contentRepository } from './content-repository.ts';
import { tellOfAppeal, tellOfRemoval, tellReporters } from './moderation-mails.ts';

export interface Decision {
  id: string;
  /** The version the moderator saw: when another moderator decided in the meantime, this decision is refused. */
  version: number;
}

export interface Removal extends Decision {
  reason: string;
  words: string;
  bansOwner: boolean;
}

/** Lets content stay, or gives it back. Its open reports are rejected, and an appeal is answered. */
export async function approveContent(core: Core, hand: OfficeHand, decision: Decision & { answer: string }) {
  await decide(core, hand, decision, async (tx, item) => {
    if (!item.isWaiting) throw new AppError('conflict', { message: 'Only content that waits can be approved.' });
    const now = core.clock.now();
    const isRestored = item.removedAt !== null;
    await settle(core, tx, item, 'rejected');
    if (isRestored) {
      await contentRepository.setRemoved(tx, item, null);
      await tellOfAppeal(core, tx, item, { answer: decision.answer, isRestored });
    }
    return {
      event: isRestored ? 'restored' : 'approved',
      action: 'content.approve',
      words: isRestored ? decision.answer : '',
      changes: {
        status: 'approved',
        reason: '',
        removedAt: null,
        ...(isRestored && { answer: decision.answer, answeredAt: now }),
      },
    };
  });
}

/** Marks content that needs another look; it stays visible. */
export async function flagContent(core: Core, hand: OfficeHand, decision: Decision) {
  await decide(core, hand, decision, async (_, item) => {
    if (item.status === 'flagged' || item.status === 'removed') {
      throw new AppError('conflict', { message: 'This content is flagged or removed.' });
    }
    const reason = item.removedAt ? item.reason : 'Flagged by a moderator';
    return { event: 'flagged', action: 'content.flag', words: '', changes: { status: 'flagged', reason } };
  });
}

/** Takes content from everybody at once. Its owner reads why, and may appeal once. */
export async function removeContent(core: Core, hand: OfficeHand, decision: Removal) {
  await decide(core, hand, decision, async (tx, item) => {
    const now = core.clock.now();
    const isUpheld = item.removedAt !== null && item.appealedAt !== null;
    const { reason, words } = decision;
    await settle(core, tx, item, 'upheld');
    if (!item.removedAt) await contentRepository.setRemoved(tx, item, now);
    if (isUpheld) await tellOfAppeal(core, tx, item, { answer: words, isRestored: false });
    else await tellOfRemoval(core, tx, item, { reason, words });
    if (decision.bansOwner) await banOwner(tx, core, hand, item, reason);
    return {
      event: isUpheld ? 'upheld' : 'removed',
      action: 'content.remove',
      words: words === '' ? reason : `${reason}: ${words}`,
      changes: {
        status: 'removed',
        reason,
        removalReason: reason,
        ...(isUpheld ? { answer: words, answeredAt: now } : { removalWords: words }),
        ...(!item.removedAt && { removedAt: now, appealedAt: null, appealWords: '', answer: '', answeredAt: null }),
      },
    };
  });
}

interface Outcome {
  event: ModerationEvent;
  action: AuditAction;
  words: string;
  changes: Parameters<typeof itemRepository.update>[2];
}

type Decide = (tx: Transaction, item: ModerationItem) => Promise<Outcome>;

/** Of two moderators with the same item, the second meets what the first one has decided. */
async function decide(core: Core, hand: OfficeHand, { id, version }: Decision, outcomeOf: Decide): Promise<void> {
  const found = await itemRepository.find(core.db.queries, id);
  if (!found) throw new AppError('not_found');
  await core.db.transaction('moderate', async (tx) => {
    await contentRepository.hold(tx, found);
    const item = await itemRepository.hold(tx, id);
    if (!item) throw new AppError('not_found');
    if (item.version !== version) throw new AppError('conflict', { message: changedText(item) });
    const { event, action, words, changes } = await outcomeOf(tx, item);
    const now = core.clock.now();
    const decided = { decidedById: hand.actorId, decidedAt: now, version: item.version + 1 };
    await itemRepository.update(tx, id, { ...changes, ...decided });
    await itemRepository.addEvent(tx, {
      id: newId(core),
      itemId: id,
      event,
      byId: hand.actorId,
      words,
      createdAt: now,
    });
    const details = { name: item.title, ...(words && { reason: words }) };
    await recordAudit(core, tx, { ...hand, action, subjectType: 'content', subjectId: id, details });
  });
}

const changedText = ({ status, title }: ModerationItem): string =>
  `“${title}” has changed since you opened it: it is ${status}. Look at it again, then decide.`;

async function settle(core: Core, tx: Transaction, item: ModerationItem, status: 'upheld' | 'rejected'): Promise<void> {
  const settled = await reportRepository.settle(tx, item.id, status, core.clock.now());
  await tellReporters(core, tx, item, settled);
}

async function banOwner(tx: Transaction, core: Core, hand: OfficeHand, item: ModerationItem, reason: string) {
  const owner = await itemRepository.findOwner(tx, item.accountId);
  if (!owner) return;
  const banReason = `${reason}: “${item.title}”`.slice(0, 500);
  const user = await holdUserToChange(tx, hand, owner.id, { status: 'banned' });
  if (user.status === 'banned') return;
  await setStatus(tx, owner.id, { status: 'banned', banReason });
  const changes = { status: { from: user.status, to: 'banned' } };
  await recordOfficeDeed(core, tx, hand, {
    action: 'user.ban',
    userId: owner.id,
    changes,
    details: { reason: banReason },
  });
}
