const MAX_WORDS = 10;

/** Writing systems without spaces between words: there every character counts as a word. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;
const unspacedRuns = new RegExp(`(${unspaced.source}+)`, 'u');

/** Typed text as a full-text query in which every word may be the beginning of a longer one; empty without words. */
export function toSearchQuery(typed: string): string {
  const words = typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAX_WORDS)
    .flatMap((word) => word.split(unspacedRuns).filter((part) => part !== ''))
    .map((part) => (unspaced.test(part) ? inSequence(part) : `'${part}':*`))
    .join(' & ');
}

const inSequence = (part: string): string => `(${Array.from(part, (character) => `'${character}'`).join(' <-> ')})`;

/** The text as a pattern that finds it anywhere. */
export function toSubstringPattern(typed: string): string {
  return `%${typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
}
