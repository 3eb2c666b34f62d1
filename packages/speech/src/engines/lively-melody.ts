import type { Melody } from '../dsp/change-voice.ts';
import { type PitchContour, semitonesAt, spreadOf } from '../dsp/pitch-contour.ts';
import type { PhraseEnd } from './phrase-end.ts';

/** More than four times as lively, a recorded speaker sounds like a cartoon. */
const LIVELIEST = 3.8;
const STEP = 0.05;
/** No melody leaves this far from the median, in semitones. */
const HIGHEST = 11;

/** Keeps a far tone within what a person says without shouting. */
const soften = (semitones: number): number => HIGHEST * Math.tanh(semitones / HIGHEST);

/**
 * The melody of a phrase with the wanted spread, and with its end. The engine's own melody is made larger, so accents stay on the
 * syllables that carry them; the quiver of single periods stays as small as it is.
 */
export function livelyMelody(contour: PitchContour, spreadSemitones: number, end?: PhraseEnd): Melody {
  const withTimes = (factor: number): Melody => {
    return (tSec, semitones) => {
      const own = semitonesAt(contour, tSec);
      const wider = soften(own * factor);
      return (end ? end(tSec, wider) : wider) + semitones - own;
    };
  };
  let factor = 1;
  while (factor < LIVELIEST && heardSpread(contour, withTimes(factor)) < spreadSemitones) factor += STEP;
  return withTimes(factor);
}

function heardSpread({ hopSec, semitones }: PitchContour, melody: Melody): number {
  const heard = Array.from(semitones).flatMap((own, i) => (Number.isNaN(own) ? [] : [melody(i * hopSec, own)]));
  return spreadOf(heard);
}
