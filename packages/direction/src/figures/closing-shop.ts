import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { type ShopWords, shopWordsOf } from '../words/shop-words.ts';
import { STOPS } from './spoken-sum.ts';

/** A shop that has no number of a house, and where it is. */
export interface ClosingShop {
  /** of the call that names it */
  first: number;
  lines: [name: string, where: string];
  length: number;
}

const NAMED = /^\P{L}*\p{Lu}/u;
const NAME = { fewest: 2, most: 4 };
const MOST_WHERE = 4;
const LONGEST_LINE = 28;
const SIGNS_BEHIND = /[^\p{L}\p{M}\p{N}]+$/u;

/** "Come by Kowalski Auto on Ninth": a name of two words at least right behind a call to come, and where that is. A name alone may be a person, a city or a brand. */
export function closingShop(words: readonly SpokenWord[], locale: string): ClosingShop | undefined {
  const known = shopWordsOf(locale);
  if (!known) return undefined;
  const found = words.flatMap((_, first) => shopAt(words, first, { known, locale }) ?? []);
  return found.at(-1);
}

function shopAt(
  words: readonly SpokenWord[],
  first: number,
  { known, locale }: { known: ShopWords; locale: string },
): ClosingShop | undefined {
  const call = cueAt(words, first, known.calls);
  const from = first + call;
  const name = call > 0 ? nameAt(words, from, known) : 0;
  const at = from + name;
  const lead = name > 0 && !STOPS.test(words[at - 1]?.text ?? '') ? cueAt(words, at, known.wheres) : 0;
  const where = lead > 0 ? whereAt(words, at, lead, known) : 0;
  if (where === 0) return undefined;
  const lines: [string, string] = [textOf(words.slice(from, at), locale), textOf(words.slice(at, at + where), locale)];
  return lines.every(({ length }) => length <= LONGEST_LINE)
    ? { first, lines, length: call + name + where }
    : undefined;
}

/** Capitals with small joining words between them. */
function nameAt(words: readonly SpokenWord[], from: number, { joins }: ShopWords): number {
  let length = 0;
  let capitals = 0;
  for (const word of words.slice(from, from + NAME.most)) {
    const isNamed = NAMED.test(word.text);
    if (!isNamed && (capitals === 0 || cueAt([word], 0, joins) === 0)) break;
    length += 1;
    if (isNamed) capitals += 1;
    if (STOPS.test(word.text)) break;
  }
  while (length > 0 && !NAMED.test(words[from + length - 1]?.text ?? '')) length -= 1;
  return capitals >= NAME.fewest ? length : 0;
}

/** "On Ninth", with one capital in it, and no day or month. */
function whereAt(words: readonly SpokenWord[], at: number, lead: number, { times }: ShopWords): number {
  let end = at + lead;
  while (end < at + MOST_WHERE && NAMED.test(words[end]?.text ?? '')) {
    end += 1;
    if (STOPS.test(words[end - 1]?.text ?? '')) break;
  }
  const isTime = findCue(words.slice(at + lead, end), times) !== undefined;
  return end > at + lead && !isTime ? end - at : 0;
}

function textOf(words: readonly SpokenWord[], locale: string): string {
  const text = words
    .map(({ text }) => text)
    .join(' ')
    .replace(SIGNS_BEHIND, '');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
