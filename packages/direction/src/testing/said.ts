import { isDottedOrdinal } from '@herald/media/captions/sentence-end';
import { endsWithSign } from '@herald/media/ends-with-sign';
import { blankMarks, readMarks, type ScriptMark } from '@herald/media/script-marks';
import type { Word } from '@herald/media/sound';
import type { Reading } from '../direction.ts';

const WORD_SEC = 0.12;
const LETTER_SEC = 0.05;
const SENTENCE_PAUSE_SEC = 0.36;
const GAP_SEC = 0.03;
const SENTENCE_END = endsWithSign('.!?।');

/** A script as a voice would say it: every word with a length, a pause after every sentence and where a mark asks for one. Marks are not said. */
export function said(script: string, locale = 'en-US'): Reading {
  const marks = readMarks(script);
  let atSec = 0.2;
  const pieces = Array.from(blankMarks(script).matchAll(/\S+/gu));
  const words: Word[] = pieces.map(({ 0: text, index }, place) => {
    const isBefore = ({ startChar, action }: ScriptMark) =>
      startChar < index && (place > 0 ? startChar >= (pieces[place - 1]?.index ?? 0) : isActed(action));
    const startSec = marks.filter(isBefore).reduce((sec, { action }) => sec + pauseOf(action), atSec);
    const endSec = startSec + WORD_SEC + text.length * LETTER_SEC;
    atSec = endSec + (isRest(text, pieces[place + 1]?.[0], pieces[place - 1]?.[0]) ? SENTENCE_PAUSE_SEC : GAP_SEC);
    return { text, startSec, endSec, startChar: index, endChar: index + text.length };
  });
  const lastChar = pieces.at(-1)?.index ?? 0;
  const after = marks.filter(({ startChar }) => startChar > lastChar);
  const lastActed = after.findLastIndex(({ action }) => isActed(action));
  const endSec = after.slice(0, lastActed + 1).reduce((sec, { action }) => sec + pauseOf(action), atSec);
  return { script, words, phones: [], locale, durationSec: endSec + 0.3 };
}

const pauseOf = (action: ScriptMark['action']): number => (action?.does === 'pause' ? action.pauseSec : 0);

/** No film begins or ends with a pause in which nothing is seen. */
const isActed = (action: ScriptMark['action']): boolean => action?.does === 'pause' && action.isActed === true;

/** "31. Oktober" is one breath. */
function isRest(text: string, next: string | undefined, before: string | undefined): boolean {
  return SENTENCE_END.test(text) && !isDottedOrdinal(text, next, before);
}
