import type { StoredVideo } from '../state/video.ts';
import type { ResolvedOrder } from './resolve-order.ts';

/** A film with fewer of its words is another film. */
export const KEPT_WORDS = 0.5;

/** How much of the longer text both have, word by word in any order, 0 to 1. */
export function sharedWords(was: string, is: string): number {
  const [old, fresh] = [wordsOf(was), wordsOf(is)];
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  const shared = fresh.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times > 0;
  });
  const longest = Math.max(old.length, fresh.length);
  return longest === 0 ? 1 : shared.length / longest;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Why a finished video cannot be made again in part, in a sentence; undefined where it can. */
export function reasonAgainstRemake({ status, files, madeBy, removedAt, draft }: StoredVideo): string | undefined {
  if (status !== 'completed' || !files) return 'Only a finished video can be re-made.';
  if (removedAt) return 'A moderator removed this video.';
  if (madeBy !== '') return `${madeBy} filmed this video. A service films all of it again, so make a new video.`;
  if (!draft) return 'We couldn’t read what this video is made of.';
  return undefined;
}

/** Why an order is another film than the one that took the slot. */
export function reasonForNewFilm(
  video: StoredVideo,
  { ingredients, sound }: Pick<ResolvedOrder, 'ingredients' | 'sound'>,
  madeBy: string,
): string | undefined {
  if (madeBy !== '') return 'A service films all of it again. Create it as a new video.';
  if (ingredients.avatarId !== video.ingredients?.avatarId) return 'Another avatar makes it a new video.';
  const said = video.slotWords ?? video.transcript;
  // Nobody wrote down the words of some uploads: then only the same sound is the same film.
  if (said.trim() === '' || sound.script.trim() === '') {
    return ingredients.audioId === video.ingredients.audioId ? undefined : 'Another sound makes it a new video.';
  }
  return sharedWords(said, sound.script) < KEPT_WORDS
    ? 'Less than half of the words are left. Create it as a new video.'
    : undefined;
}
