import { lineOf, type SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { namedCallWordsOf } from '../words/named-call-words.ts';
import { clean, DENIED } from './call-label.ts';
import { STOPS } from './spoken-sum.ts';

/** A call with the name that it means, and the word of its clause that it begins with. */
interface NamedCall {
  text: string;
  wordIndex: number;
  /** so many words say it without the name */
  length: number;
}

const CAPITAL = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;
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
  const start = phraseLeads(words, locale);
  const length = known ? cueAt(words, start, known.calls) : 0;
  if (!known || length === 0 || isOtherwiseMeant(words, start + length, known.nots)) return undefined;
  const verb = known.verbs[lineOf({ words: words.slice(start, start + length) })];
  const near = before.slice(-NAMED_WITHIN);
  const [name, another] = new Set(namesIn(near).filter((pair) => !startsSmall(pair, locale)));
  // Somebody who was named without a lead could be meant, too.
  if (!verb || !name || another || !namesIn(near, known.leads).includes(name)) return undefined;
  const text = `${verb} ${name}`;
  return text.length <= LONGEST ? { text, wordIndex: start, length } : undefined;
}

/** "So just follow her": a call begins what is said; "I call her every day" is none. */
function phraseLeads(words: readonly SpokenWord[], locale: string): number {
  const leads = callSignWordsOf(locale)?.leads ?? [];
  let start = 0;
  for (let lead = cueAt(words, 0, leads); lead > 0; lead = cueAt(words, start, leads)) start += lead;
  return start;
}

/** "Call her a genius", "never text her", "don't call her after six". */
function isOtherwiseMeant(words: readonly SpokenWord[], end: number, nots: readonly string[]): boolean {
  return nots.includes(words[end]?.plain ?? '') || DENIED.test(lineOf({ words: [...words] }));
}

/** "Meine Schwester", where nouns have capitals. */
function startsSmall(pair: string, locale: string): boolean {
  const { me, small } = cueWordsOf(locale);
  return [...me, ...small].includes(pair.split(' ')[0]?.toLocaleLowerCase(locale) ?? '');
}

/** Two capitals in a row, or only those behind a word that leads to somebody. */
function namesIn(words: readonly SpokenWord[], leads?: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const [first, last, third] = [word, words[index + 1], words[index + 2]];
    const [given, family] = [clean(first), clean(last)];
    const lead = words[index - 1];
    const isLed = !leads || (lead !== undefined && leads.includes(lead.plain) && !STOPS.test(lead.text));
    const goesOn = last !== undefined && !STOPS.test(last.text) && CAPITAL.test(clean(third));
    const isName = CAPITAL.test(given) && CAPITAL.test(family) && !STOPS.test(first.text);
    return isLed && isName && !goesOn ? [`${given} ${family}`] : [];
  });
}
