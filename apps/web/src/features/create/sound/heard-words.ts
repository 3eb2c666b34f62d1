interface TimedText {
  text: string;
  start: number;
  end: number;
}

const LONGEST = 9;

interface Timed {
  start: number;
  end: number;
}

/** The word that is heard: it stays until the next one begins. -1 before the first. */
export function spokenWordAt(words: readonly Timed[], timeSec: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) <= timeSec) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The words around the one that is heard, from one mark to the next. Empty before the first word. */
export function phraseAt(words: readonly TimedText[], timeSec: number): string {
  const spoken = spokenWordAt(words, timeSec);
  if (spoken < 0 || timeSec <= 0) return '';
  let from = spoken;
  while (from > 0 && spoken - from < LONGEST && !endsPhrase(words[from - 1])) from -= 1;
  let to = spoken;
  while (to < words.length - 1 && to - from < LONGEST && !endsPhrase(words[to])) to += 1;
  return words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
}

function endsPhrase(word: TimedText | undefined): boolean {
  return word !== undefined && /[.!?,;:…。！？،؟।]["'”’)]?$/u.test(word.text);
}
