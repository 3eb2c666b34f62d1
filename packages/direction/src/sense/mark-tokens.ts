import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import type { SenseWords } from './sense-words.ts';

/** What a word does to the sense of its clause. */
export type Token =
  | 'good'
  | 'bad'
  | 'grave'
  | 'ability'
  | 'negator'
  | 'absent'
  | 'none'
  | 'end'
  | 'praise'
  | 'neither'
  | 'plain';

/** Of two lists that know as many words the earlier one counts. */
const ORDER = [
  ['praise', 'praise'],
  ['neither', 'neither'],
  ['grave', 'grave'],
  ['bad', 'bad'],
  ['good', 'good'],
  ['ability', 'abilities'],
  ['absent', 'absent'],
  ['none', 'nones'],
  ['negator', 'negators'],
  ['end', 'ends'],
] as const satisfies readonly (readonly [Token, keyof SenseWords])[];
const NUMBER = /^[#]?\d/u;
/** "pain-free" */
const TITLE = /^\p{Lu}\p{Ll}/u;
const CAPITAL = /^\p{Lu}/u;
const PAUSE = /["“„«.!?:…—–]$/u;
const AFTER_VOCATIVE = /[,.!?…:;–—।]/u;
const FREE = /^(?:\p{L}+)-free$|^\p{L}+frei(?:e|er|es|en|em)?$/u;

/** Every word with what it does; words of a longer cue count once, at its first word. */
export function markTokens(words: readonly SpokenWord[], cues: SenseWords): Token[] {
  const tokens: Token[] = words.map(() => 'plain');
  let index = openedBy(words, cues);
  while (index < words.length) {
    const { token, length } = tokenAt(words, index, cues);
    tokens[index] = token;
    // The rest of a praise or of what says nothing is not read again.
    index += length;
  }
  return tokens;
}

/** "No, but I slept", "ja, gut, er …": how many words stand before a comma and say nothing of the rest. */
function openedBy(words: readonly SpokenWord[], cues: SenseWords, from = 0): number {
  const end = from + cueAt(words, from, cues.openers);
  const isOpener = end > from && words.length > end + 1 && words[end - 1]?.text.endsWith(',');
  return isOpener ? openedBy(words, cues, end) : from;
}

/** "The roof is gone, love.": what is said to somebody stands between pauses. */
function lengthOfVocative(words: readonly SpokenWord[], index: number, { vocatives }: SenseWords): number {
  const before = words[index - 1]?.text;
  const isApart = before === undefined || PAUSE.test(before) || before.endsWith(',');
  const length = isApart ? cueAt(words, index, vocatives) : 0;
  return length > 0 && length < words.length && AFTER_VOCATIVE.test(words[index + length - 1]?.text ?? '') ? length : 0;
}

/** "Soft Paws" is a name; nouns of German, the first word, and lines in capitals are not known to be one. */
function isNamed(words: readonly SpokenWord[], index: number, { capitalizesNouns }: SenseWords): boolean {
  const before = words[index - 1]?.text;
  if (capitalizesNouns || before === undefined || PAUSE.test(before)) return false;
  if (!TITLE.test(words[index]?.text ?? '')) return false;
  const capitals = words.filter(({ text }) => CAPITAL.test(text)).length;
  return capitals * 2 <= words.length + 1;
}

function tokenAt(words: readonly SpokenWord[], index: number, cues: SenseWords): { token: Token; length: number } {
  const plain = words[index]?.plain ?? '';
  if (isNamed(words, index, cues)) return { token: 'neither', length: 1 };
  const vocative = lengthOfVocative(words, index, cues);
  if (vocative > 0) return { token: 'neither', length: vocative };
  const isSign = cueAt(words, index, cues.numberSigns) > 0 && NUMBER.test(words[index + 1]?.plain ?? '');
  if (isSign) return { token: 'neither', length: 1 };
  if (FREE.test(plain)) return { token: 'good', length: 1 };
  let best: { token: Token; length: number } = { token: 'plain', length: 1 };
  let longest = 0;
  for (const [token, list] of ORDER) {
    const length = cueAt(words, index, cues[list]);
    if (length > longest) {
      best = { token, length };
      longest = length;
    }
  }
  return best;
}
