import { ipaOf, spellingOf } from '@herald/media/pronunciation/say';
import { plainWords } from './merge-words.ts';

/** How the caller wants certain written words to be said: written form -> respelling, or /sounds/. */
export type Pronunciations = Readonly<Record<string, string>>;

/** How a word is to be said. */
export interface Wish {
  spelling: string;
  /** Its sounds, where they were written. */
  ipa?: string;
}

/** What belongs to somebody: "Herald's". */
const OWNERS = /^(.*\p{L})'s$/u;

/** Wishes by the plain form of their words. */
export function wishesOf(pronunciations: Pronunciations, locale: string): Map<string, Wish> {
  return new Map(
    Object.entries(pronunciations).map(([written, say]) => {
      const ipa = ipaOf(say);
      return [plainWords(written), { spelling: spellingOf(say, locale), ...(ipa && { ipa }) }];
    }),
  );
}

/** The wish for a word, or for the word it is made of. */
export function wishFor(core: string, wishes: ReadonlyMap<string, Wish>, locale: string): Wish | undefined {
  const word = plainWords(core);
  const own = wishes.get(word);
  const owner = own || !locale.startsWith('en') ? undefined : wishes.get(OWNERS.exec(word)?.[1] ?? '');
  return own ?? (owner && { spelling: `${owner.spelling}'s`, ...(owner.ipa && { ipa: withS(owner.ipa) }) });
}

/** English says the ending in three ways, after the last sound of the word. */
function withS(ipa: string): string {
  if (/[szʃʒ]ː?$/.test(ipa)) return `${ipa}ɪz`;
  return /[ptkfθ]ː?$/.test(ipa) ? `${ipa}s` : `${ipa}z`;
}
