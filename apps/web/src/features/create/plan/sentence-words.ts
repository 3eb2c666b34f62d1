/** Where a sentence stands in the script, with the marks before and in it. */
export interface SentencePlace {
  from: number;
  until: number;
}

/** The places of sentences that are known by their words; undefined where the script says something else. */
export function placesOf(script: string, sentences: readonly { words: string }[]): SentencePlace[] | undefined {
  const places: SentencePlace[] = [];
  let at = 0;
  for (const { words } of sentences) {
    const until = endOfWords(script, words.split(' '), at);
    if (until === undefined) return undefined;
    const from = at + (script.slice(at).match(/^\s*/u)?.[0].length ?? 0);
    places.push({ from, until });
    at = until;
  }
  return places;
}

function endOfWords(script: string, words: readonly string[], from: number): number | undefined {
  let at = from;
  for (const word of words) {
    const found = script.indexOf(word, at);
    if (found < 0) return undefined;
    at = found + word.length;
  }
  return at;
}

export const sentenceAt = (script: string, place: SentencePlace | undefined): string =>
  place ? script.slice(place.from, place.until) : '';

/** A script with other words for one sentence; without words it is gone. */
export function withSentence(script: string, { from, until }: SentencePlace, words: string): string {
  const text = words.trim();
  const before = script.slice(0, from);
  const after = script.slice(until);
  return text === '' ? `${before}${after.trimStart()}`.trim() : before + text + after;
}

/** A script in which a sentence goes one place up (-1) or down (1); what stands between the two stays. */
export function withMoved(script: string, places: readonly SentencePlace[], place: number, by: -1 | 1): string {
  const [first, second] = by === 1 ? [places[place], places[place + 1]] : [places[place - 1], places[place]];
  if (!first || !second) return script;
  const between = script.slice(first.until, second.from);
  return (
    script.slice(0, first.from) +
    sentenceAt(script, second) +
    between +
    sentenceAt(script, first) +
    script.slice(second.until)
  );
}
