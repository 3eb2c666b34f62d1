import type { Binding } from './phrase-binder.ts';
import type { SaidAge } from './read-ages.ts';
import type { Phrase } from './read-phrases.ts';

/** Said about the order or the film, and not about the picture. */
const NOT_ASKED_FOR = new Set(
  [
    'i|me|we|us|you|want|would|wants|need|needs|please|make|create|draw|generate|give|add|let|lets|can|should|must|will|be',
    'camera|viewer|viewers|audience|customer|customers|video|film|ad|advert|product|products|bottle|window|windows|lens',
    'year|years|old|like|just|more|most|little|bit|maybe|explains|explaining|speaks|says|saying|looks|directly|there',
    'one|loving|wants|about|it|them|him|also|only|while|when|if|than|such|each|other|others|own',
  ].flatMap((line) => line.split('|')),
);
const ARTICLES = new Set(['a', 'an', 'the', 'his', 'her', 'their', 'some', 'two', 'three', 'four', 'many']);

/** What the text names and nobody here knows: a parrot. Each with the words that belong to it. */
export function findUnread(
  text: string,
  phrases: readonly Phrase[],
  bindings: readonly Binding[],
  ages: readonly SaidAge[],
): string[] {
  const isOfAge = ({ from, to }: Phrase) => ages.some((age) => from < age.to && to > age.from);
  const isUnread = (phrase: Phrase | undefined): phrase is Phrase =>
    phrase !== undefined &&
    !(phrase.thing || phrase.quality || phrase.grammar) &&
    !isOfAge(phrase) &&
    !NOT_ASKED_FOR.has(phrase.word) &&
    !ARTICLES.has(phrase.word);
  const found: string[] = [];
  for (let at = 0; at < phrases.length; at++) {
    const first = phrases[at];
    if (!isUnread(first)) continue;
    let end = at;
    while (isUnread(phrases[end + 1])) end += 1;
    const begin = beginOf(at, phrases, bindings);
    if (phrases[begin - 1]?.grammar !== 'negation') {
      found.push(text.slice((phrases[begin] ?? first).from, (phrases[end] ?? first).to));
    }
    at = end;
  }
  return [...new Set(found)];
}

/** 'a green parrot': its loose qualities and its article belong to it. */
function beginOf(at: number, phrases: readonly Phrase[], bindings: readonly Binding[]): number {
  let begin = at;
  while (phrases[begin - 1]?.quality && bindings[begin - 1] === null) begin -= 1;
  return ARTICLES.has(phrases[begin - 1]?.word ?? '') ? begin - 1 : begin;
}
