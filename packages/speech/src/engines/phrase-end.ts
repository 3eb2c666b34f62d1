import { lastVoicedSec, type PitchContour } from '../dsp/pitch-contour.ts';
import type { ScriptToken } from '../script/script-token.ts';
import type { EnginePhone } from './engine-speech.ts';
import { isYesNoQuestion } from './yes-no-question.ts';

/** What becomes of a melody near the end of its phrase, in semitones over the median. */
export type PhraseEnd = (tSec: number, semitones: number) => number;

const RISE_SEC = 0.42;
const RISE_FROM = -1;
const RISE_TO = 7.5;
const FALL_SEC = 0.2;
const FALL_TO = -4;

const smooth = (share: number): number => {
  const within = Math.max(0, Math.min(1, share));
  return within * within * (3 - 2 * within);
};

/** A question that wants a yes ends high, a sentence ends low; a clause ends as its engine says it. */
export function phraseEnd(
  tokens: readonly ScriptToken[],
  phones: readonly EnginePhone[],
  contour: PitchContour,
  language: string,
): PhraseEnd | undefined {
  const spokenUntilSec = phones.findLast(({ phone }) => phone)?.endSec;
  const mark = tokens.at(-1)?.mark;
  if (spokenUntilSec === undefined || mark === ',') return undefined;
  const endSec = lastVoicedSec(contour, spokenUntilSec);
  if (mark === '?') return isYesNoQuestion(tokens, language) ? rise(endSec) : undefined;
  return fall(endSec);
}

/** It replaces what the engine does, which goes down in some languages. */
function rise(endSec: number): PhraseEnd {
  return (tSec, semitones) => {
    const share = (tSec - endSec + RISE_SEC) / RISE_SEC;
    const weight = smooth(share * 2.2);
    return semitones * (1 - weight) + (RISE_FROM + (RISE_TO - RISE_FROM) * smooth(share)) * weight;
  };
}

function fall(endSec: number): PhraseEnd {
  return (tSec, semitones) => {
    const weight = smooth((tSec - endSec + FALL_SEC) / FALL_SEC);
    return semitones + (Math.min(semitones, FALL_TO) - semitones) * weight;
  };
}
