import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { namedCallWordsOf } from '../words/named-call-words.ts';
import { STOPS } from './spoken-sum.ts';

/** A call with the name that it means, and the word of its clause that it begins with. */
interface NamedCall {
  text: string;
  wordIndex: number;
  /** so many words say it without the name */
  length: number;
}

const CAPITAL = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;
const SIGNS_AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const LONGEST = 28;
/** Somebody who was named earlier may be somebody else. */
const NAMED_WITHIN = 24;

/** "My sister went with Hannah Brandt. Follow her": captions say "Follow Hannah Brandt" on their plate. Where two people were named, nobody knows who is meant. */
export function namedCall(
  words: readonly SpokenWord[],
  before: readonly SpokenWord[],
  locale: string,
): NamedCall | undefined {
  const known = namedCallWordsOf(locale);
  const wordIndex = known ? words.findIndex((_, index) => cueAt(words, index, Object.keys(known.calls)) > 0) : -1;
  const first = words[wordIndex];
  if (!known || !first || !startsPhrase(words, wordIndex)) return undefined;
  const length = cueAt(words, wordIndex, Object.keys(known.calls));
  const call = words.slice(wordIndex, wordIndex + length);
  const verb = known.calls[call.map(({ plain }) => plain).join(' ')];
  const names = new Set(namesIn(before.slice(-NAMED_WITHIN), known.leads));
  const [name] = names;
  if (!verb || !name || names.size > 1) return undefined;
  const text = `${verb} ${name}`;
  return text.length <= LONGEST ? { text, wordIndex, length } : undefined;
}

function startsPhrase(words: readonly SpokenWord[], index: number): boolean {
  return index < 2 || STOPS.test(words[index - 1]?.text ?? '');
}

/** Two capitals in a row behind a word that leads to somebody. */
function namesIn(words: readonly SpokenWord[], leads: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const [first, last, third] = [word, words[index + 1], words[index + 2]];
    const [given, family] = [bare(first), bare(last)];
    const lead = words[index - 1];
    const isLed = lead !== undefined && leads.includes(lead.plain) && !STOPS.test(lead.text);
    const goesOn = last !== undefined && !STOPS.test(last.text) && CAPITAL.test(bare(third));
    const isName = CAPITAL.test(given) && CAPITAL.test(family) && !STOPS.test(first.text);
    return isLed && isName && !goesOn ? [`${given} ${family}`] : [];
  });
}

const bare = (word: SpokenWord | undefined): string => word?.text.replace(SIGNS_AROUND, '') ?? '';
