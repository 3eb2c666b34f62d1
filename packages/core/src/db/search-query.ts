import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const MAX_WORDS = 10;

/** Writing systems without spaces between words: there every character counts as a word. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;
const unspacedRuns = new RegExp(`(${unspaced.source}+)`, 'u');

/** Typed text as a full-text query in which every word may be the beginning of a longer one; empty without words. */
export function toSearchQuery(typed: string): string {
  return searchedWords(typed)
    .map((part) => (unspaced.test(part) ? inSequence(part) : `'${part}':*`))
    .join(' & ');
}

/** What of a text such a query looks at: the beginnings of its words, where there are spaces between words. */
export function toWordPattern(typed: string): RegExp | undefined {
  const parts = searchedWords(typed).map((part) =>
    unspaced.test(part) ? Array.from(part).join('\\s*') : `(?<![\\p{L}\\p{M}\\p{N}])${part}`,
  );
  return parts.length > 0 ? new RegExp(parts.sort((a, b) => b.length - a.length).join('|'), 'giu') : undefined;
}

function searchedWords(typed: string): string[] {
  const words = typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).flatMap((word) => word.split(unspacedRuns).filter((part) => part !== ''));
}

const inSequence = (part: string): string => `(${Array.from(part, (character) => `'${character}'`).join(' <-> ')})`;

/**
 * A text as people look it up: in small letters without accents, so that "Émilie" is under E and "emilie" finds it.
 * PostgreSQL does it by itself, whichever collations and extensions it has.
 */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`translate(lower(normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)), 'łøđħŧı', 'lodhti')`;

const accents = /[\u0300-\u036f]/g;
/** Letters that Unicode does not take for another one with an accent. */
const struck: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

/** The same of what somebody types, as a pattern that finds it anywhere in a folded text. */
export function toFoldedPattern(typed: string): string {
  const plain = typed.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();
  return toSubstringPattern(plain.replace(/[łøđħŧı]/g, (letter) => struck[letter] ?? letter));
}

/** The text as a pattern that finds it anywhere. */
export function toSubstringPattern(typed: string): string {
  return `%${typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
}
