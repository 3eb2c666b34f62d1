import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { newId } from '../runtime/new-id.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { siteSettingsOf } from '../settings/site-settings.ts';
import { itemRepository } from './item-repository.ts';
import { findWatchedWords, linesOf } from './watched-words.ts';

export interface ContentToExamine {
  id: string;
  /** Everything of it that people read or hear. */
  texts: readonly string[];
  /** It has just been made, so it may be one of the first of its account. */
  isNewVideo?: boolean;
}

/**
 * Puts content that needs a moderator into the queue; what everybody sees does not change. Words that a moderator has
 * approved are not named again.
 */
export async function examineContent(core: Core, tx: Transaction, content: ContentToExamine): Promise<void> {
  const settings = siteSettingsOf(await settingsRepository.readAll(tx));
  const words = wordsIn(content.texts, linesOf(settings.watched_words));
  const reviewed = content.isNewVideo ? settings.review_first_videos : 0;
  if (words.length === 0 && reviewed === 0) return;
  const item = await itemRepository.hold(tx, content.id);
  if (!item || item.removedAt) return;
  const fresh = words.filter((word) => !item.knownWords.includes(word));
  const now = core.clock.now();
  if (fresh.length > 0) {
    const reason = `${fresh.length === 1 ? 'Watched word' : 'Watched words'}: ${fresh.map((word) => `“${word}”`).join(', ')}`;
    const knownWords = [...item.knownWords, ...fresh];
    await itemRepository.update(tx, item.id, { status: 'flagged', reason, knownWords, version: item.version + 1 });
    await itemRepository.addEvent(tx, {
      id: newId(core),
      itemId: item.id,
      event: 'watched_words',
      words: fresh.join(', '),
      createdAt: now,
    });
    return;
  }
  if (reviewed === 0 || item.status !== 'approved') return;
  if ((await itemRepository.countVideos(tx, item.accountId)) > reviewed) return;
  const reason = 'First video of a new account';
  await itemRepository.update(tx, item.id, { status: 'pending', reason, version: item.version + 1 });
  await itemRepository.addEvent(tx, { id: newId(core), itemId: item.id, event: 'first_videos', createdAt: now });
}

const wordsIn = (texts: readonly string[], words: readonly string[]): string[] =>
  words.filter((word) => texts.some((text) => findWatchedWords(text, [word]).length > 0));
