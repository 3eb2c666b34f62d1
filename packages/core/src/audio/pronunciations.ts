import type { Pronunciation } from '@herald/contract/draft';
import type { Core } from '../core.ts';
import { fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { pronunciationRepository } from './pronunciation-repository.ts';

/** How the account wants words to be said. */
export function readPronunciations(core: Core, actor: Actor): Promise<Pronunciation[]> {
  return pronunciationRepository.list(core.db.queries, actor.accountId);
}

/** Replaces the whole list. */
export async function savePronunciations(core: Core, actor: Actor, list: Pronunciation[]): Promise<Pronunciation[]> {
  const tidy = list.map(({ word, say }) => ({ word: word.trim(), say: say.trim() }));
  assertUsable(tidy);
  await core.db.transaction('save pronunciations', (tx) =>
    pronunciationRepository.replace(tx, actor.accountId, tidy, core.clock.now()),
  );
  return readPronunciations(core, actor);
}

function assertUsable(list: Pronunciation[]): void {
  const words = list.map(({ word }) => word.toLowerCase());
  if (list.some(({ word, say }) => !word || !say)) {
    throw fieldError('pronunciations', 'Please enter both the word and its pronunciation.');
  }
  const twice = list.find((_, index) => words.indexOf(words[index] ?? '') !== index);
  if (twice) throw fieldError('pronunciations', `“${twice.word}” is in the list twice.`);
}
