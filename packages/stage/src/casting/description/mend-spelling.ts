import { MENDED_WORDS, NOT_SLIPS } from '../words/grammar-words.ts';
import { KNOWN_WORDS } from './vocabulary.ts';

const SHORTEST = 5;
const LONG = 9;
const correct = new Set(NOT_SLIPS);

/** The word that was meant; words that might as well be something else are left as they are. */
export function mendSpelling(word: string): string {
  if (KNOWN_WORDS.has(word) || correct.has(word)) return word;
  if (word.endsWith('s') && KNOWN_WORDS.has(word.slice(0, -1))) return word.slice(0, -1);
  if (word.length < SHORTEST) return word;
  const reach = word.length >= LONG ? 2 : 1;
  const near = MENDED_WORDS.filter(
    (known) => known.length >= SHORTEST && known[0] === word[0] && Math.abs(known.length - word.length) <= reach,
  )
    .map((known) => ({ known, slips: countSlips(word, known) }))
    .filter(({ slips }) => slips <= reach)
    .sort((a, b) => a.slips - b.slips);
  const [best, next] = near;
  return best && (!next || next.slips > best.slips) ? best.known : word;
}

/** Letters missing, added, changed or swapped with their neighbour. */
function countSlips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
