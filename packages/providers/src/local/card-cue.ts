import { withoutEmoji } from '@herald/media/emoji';
import type { Word } from '@herald/media/sound';

/** The share of a video after which its product should be seen. */
const WANTED_SHARE = 0.3;
const EARLIEST_SHARE = 0.12;
const LATEST_SHARE = 0.6;
const BREATH_SEC = 0.22;
const SENTENCE_END = /[.!?…。！？؟।]["'”’)\]]*$/u;

/** When the product is shown: with the sentence that begins nearest to a third of what is said. */
export function cardCueSec(words: readonly Word[], durationSec: number): number {
  const wantedSec = durationSec * WANTED_SHARE;
  const starts = sentenceStarts(words).filter(
    (startSec) => startSec >= durationSec * EARLIEST_SHARE && startSec <= durationSec * LATEST_SHARE,
  );
  const nearest = starts.reduce<number | undefined>(
    (best, startSec) =>
      best === undefined || Math.abs(startSec - wantedSec) < Math.abs(best - wantedSec) ? startSec : best,
    undefined,
  );
  return Math.round((nearest ?? wantedSec) * 100) / 100;
}

function sentenceStarts(words: readonly Word[]): number[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (!before) return [];
    const isNew = SENTENCE_END.test(withoutEmoji(before.text)) || word.startSec - before.endSec >= BREATH_SEC;
    return isNew ? [word.startSec] : [];
  });
}
