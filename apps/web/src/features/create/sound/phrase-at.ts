import { spokenWordAt } from './spoken-word.ts';

interface TimedText {
  text: string;
  start: number;
  end: number;
}

const longest = 9;

/** The words around the one that is heard, from one mark to the next. Empty before the first word. */
export function phraseAt(words: readonly TimedText[], timeSec: number): string {
  const spoken = spokenWordAt(words, timeSec);
  if (spoken < 0 || timeSec <= 0) return '';
  let from = spoken;
  while (from > 0 && spoken - from < longest && !endsPhrase(words[from - 1])) from -= 1;
  let to = spoken;
  while (to < words.length - 1 && to - from < longest && !endsPhrase(words[to])) to += 1;
  return words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
}

function endsPhrase(word: TimedText | undefined): boolean {
  return word !== undefined && /[.!?,;:…。！？،؟।]["'”’)]?$/u.test(word.text);
}
