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
