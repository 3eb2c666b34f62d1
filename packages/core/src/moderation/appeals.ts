import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import { itemRepository, type ModerationItem } from './item-repository.ts';

const APPEAL_DAYS = 20;

/** How long the owner of what came back reads the answer. */
const ANSWER_DAYS = 90;

/** Until when the owner may appeal; undefined once they have. */
export function appealUntil({
  removedAt,
  appealedAt,
}: Pick<ModerationItem, 'removedAt' | 'appealedAt'>): Date | undefined {
  return removedAt && !appealedAt ? new Date(removedAt.getTime() + APPEAL_DAYS * DAY_MS) : undefined;
}

/** Policy: viewers of a team read why something is gone and leave the answer to others. */
export const mayAppeal = ({ accountRole }: Pick<Actor, 'accountRole'>): boolean => accountRole !== 'viewer';

/** What of the actor's account a moderator has removed, with why, and what an appeal has brought back lately. */
export function listRemovals(core: Core, { accountId }: Actor): Promise<ModerationItem[]> {
  const since = new Date(core.clock.now().getTime() - ANSWER_DAYS * DAY_MS);
  return itemRepository.listRemoved(core.db.queries, accountId, since);
}

/** Asks a moderator to look again: once for each removal, and not long after it. */
export async function appeal(core: Core, actor: Actor, id: string, words: string, caller: Caller): Promise<void> {
  if (!mayAppeal(actor)) throw new AppError('forbidden');
  await core.db.transaction('appeal', async (tx) => {
    const item = await itemRepository.hold(tx, id);
    if (!item?.removedAt || item.accountId !== actor.accountId) throw new AppError('not_found');
    const now = core.clock.now();
    const until = appealUntil(item);
    if (!until) throw new AppError('conflict', { message: 'You have appealed this. There is one appeal.' });
    if (now > until) {
      throw new AppError('conflict', { message: `An appeal is possible for ${APPEAL_DAYS} days. That time is over.` });
    }
    await itemRepository.update(tx, id, {
      status: 'pending',
      reason: 'Appeal',
      appealedAt: now,
      appealWords: words,
      version: item.version + 1,
    });
    await itemRepository.addEvent(tx, { id: newId(core), itemId: id, event: 'appealed', words, createdAt: now });
    await recordDeed(core, tx, {
      actor,
      caller,
      accountId: actor.accountId,
      action: 'content.appeal',
      subjectType: 'content',
      subjectId: id,
      details: { name: item.title },
    });
  });
}
