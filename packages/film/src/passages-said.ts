import { exactSec } from '@herald/media/passages';
import type { PassageStart, Timing } from '@herald/media/sound';

/** What is said in a scene, as it was written and as it sounds. */
export interface SaidWords extends Timing {
  script: string;
  passages?: readonly PassageStart[] | undefined;
}

/** One passage of it; times and places count from where it begins. */
export interface SaidPassage extends Timing {
  script: string;
  startSec: number;
  durationSec: number;
  isFirst: boolean;
  isLast: boolean;
}

/** What is said, passage by passage, until the end card or the end. */
export function passagesSaid({ passages = [], ...said }: SaidWords, endSec: number): SaidPassage[] {
  return passages.map(({ startSec, startChar }, index) => {
    const next = passages[index + 1];
    const untilSec = next?.startSec ?? endSec;
    return {
      startSec,
      durationSec: exactSec(untilSec - startSec),
      isFirst: index === 0,
      isLast: next === undefined,
      script: said.script.slice(startChar, next?.startChar),
      ...timesWithin(said, { startSec, untilSec, startChar }),
    };
  });
}

interface Stretch {
  startSec: number;
  untilSec: number;
  startChar: number;
}

function timesWithin({ words, phones }: Timing, { startSec, untilSec, startChar }: Stretch): Timing {
  const isWithin = (span: { startSec: number }) => span.startSec >= startSec && span.startSec < untilSec;
  const moved = <Span extends { startSec: number; endSec: number }>(span: Span): Span => ({
    ...span,
    startSec: exactSec(span.startSec - startSec),
    endSec: exactSec(span.endSec - startSec),
  });
  const firstWord = words.findIndex(isWithin);
  return {
    words: words.filter(isWithin).map((word) => ({
      ...moved(word),
      startChar: word.startChar - startChar,
      endChar: word.endChar - startChar,
    })),
    phones: phones
      .filter(isWithin)
      .map((phone) => ({ ...moved(phone), word: phone.word < 0 ? phone.word : phone.word - firstWord })),
  };
}
