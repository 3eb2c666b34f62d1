import type { WrittenWord } from '../written-word.ts';
import { ABBREVIATIONS, DOTTED_ORDINALS, languageOf, MAY_BE_LAST } from './words.ts';

/** Without its full stop "Max" is a name and "m" a letter. */
const isComplete = ({ core, trailing }: WrittenWord): boolean => trailing.startsWith('.') || /[°º/]/.test(core);

/** What a short form means; undefined when it is an ordinary word. */
export function readForeignAbbreviation(word: WrittenWord, locale: string): string | undefined {
  const meanings = ABBREVIATIONS[languageOf(locale)];
  const key = word.core.toLowerCase();
  return meanings && Object.hasOwn(meanings, key) && isComplete(word) ? meanings[key] : undefined;
}

/** "1. Mai": the full stop makes an ordinal. */
export const isDottedOrdinal = (word: WrittenWord, next: WrittenWord | undefined, locale: string): boolean =>
  DOTTED_ORDINALS.has(languageOf(locale)) &&
  /^\d{1,2}$/.test(word.core) &&
  word.trailing === '.' &&
  /^\p{L}/u.test(next?.core ?? '');

/** Whether the full stop after the word is part of it and ends no sentence. */
export const isForeignStop = (word: WrittenWord, next: WrittenWord | undefined, locale: string): boolean =>
  isDottedOrdinal(word, next, locale) ||
  (readForeignAbbreviation(word, locale) !== undefined && !MAY_BE_LAST.has(word.core.toLowerCase()));
