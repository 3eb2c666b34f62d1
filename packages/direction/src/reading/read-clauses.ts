import { isShortened } from '@herald/media/captions/binding-words';
import { isDottedOrdinal, isQuoteWithin } from '@herald/media/captions/sentence-end';
import { endsWithSign } from '@herald/media/ends-with-sign';
import type { PlannedSentence } from '@herald/media/film-plan';
import { isBeforeSign, type MarkedAction, readMarks } from '@herald/media/script-marks';
import type { Reading } from '../direction.ts';
import type { CueWords } from '../words/cue-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import type { Clause, Ending, PlacedMark, SpokenWord } from './clause.ts';
import { cueAt } from './find-cue.ts';
import { hearClauses } from './hear-clauses.ts';
import { type PlannedReading, readPlan } from './read-plan.ts';
import { readWords } from './read-words.ts';

export const SENTENCE_END = endsWithSign('.!?…。！？؟।');
const CLAUSE_END = endsWithSign(',;:—–，、；：');
/** After an abbreviation nobody breathes. */
const BREATH_SEC = 0.1;
const LONG_BREATH_SEC = 0.45;
const FEWEST_WORDS = 3;
/** The last pictures of a film rest: what is acted behind its last word is over by then. */
const REST_AT_END_SEC = 0.25;

export interface ReadScript {
  clauses: Clause[];
  sentences: PlannedReading[];
  /** wishes for sentences that are no longer said */
  lost: PlannedSentence[];
}

/** The clauses of what is said, with the marks that stand before their words, in the script or in the plan. */
export function readScript(reading: Reading): ReadScript {
  if (reading.words.length === 0) {
    const lost = reading.plan?.sentences ?? [];
    return { clauses: hearClauses(reading.heard ?? []), sentences: [], lost: [...lost] };
  }
  const cues = cueWordsOf(reading.locale);
  const words = readWords(reading.words, reading.phones, cues);
  const written = placeMarks(reading, words);
  const { sentences, lost } = readPlan(sentencesOf(words), written, reading.plan);
  const clauses = sentences.flatMap((sentence, place) =>
    clausesOf(sentence.words, cues, sentence.placed).map((clause) => ({ ...clause, sentence: place })),
  );
  return { clauses, sentences, lost };
}

export function readClauses(reading: Reading): Clause[] {
  return readScript(reading).clauses;
}

interface WordMark {
  action: MarkedAction;
  word: SpokenWord;
  /** whether it stands behind its word */
  isBehind: boolean;
}

/** A mark acts with the word after it; one at the end or before the sign that ends a word acts with the word before. */
function placeMarks({ script, words, durationSec }: Reading, spoken: readonly SpokenWord[]): PlacedMark[] {
  const marks = readMarks(script).flatMap((mark): WordMark[] => {
    const after = words.findIndex(({ startChar }) => startChar >= mark.endChar);
    const isLast = after < 0 || isBeforeSign(script, mark);
    const before = words.findLastIndex(({ startChar }) => startChar < mark.startChar);
    const isBehind = isLast && before >= 0;
    const word = spoken[isBehind ? before : after];
    return mark.action && word ? [{ action: mark.action, word, isBehind }] : [];
  });
  return marks.map((mark, index) => ({
    action: led(mark, index, { marks, spoken, durationSec }),
    atSec: mark.word.startSec,
  }));
}

interface Placing {
  marks: readonly WordMark[];
  spoken: readonly SpokenWord[];
  durationSec: number;
}

/** One after the other in the pause before their word, or in the one after it, which a voice may make shorter. */
function led(
  { action, word, isBehind }: WordMark,
  index: number,
  { marks, spoken, durationSec }: Placing,
): MarkedAction {
  if (!('leadSec' in action) || action.leadSec === undefined) return action;
  const pauseSec = (from: number, until?: number) =>
    marks
      .slice(from, until)
      .filter((mark) => mark.word === word && mark.isBehind === isBehind)
      .reduce((sum, mark) => sum + (mark.action.does === 'pause' ? mark.action.pauseSec : 0), 0);
  const restSec = action.leadSec + pauseSec(index);
  const askedSec = pauseSec(0);
  const place = spoken.indexOf(word);
  const roomSec = isBehind
    ? (spoken[place + 1]?.startSec ?? durationSec - REST_AT_END_SEC) - word.endSec
    : word.startSec - (spoken[place - 1]?.endSec ?? 0);
  const fit = Math.min(1, Math.max(0, roomSec) / askedSec);
  const leadSec = isBehind ? word.startSec - word.endSec - (askedSec - restSec) * fit : restSec * fit;
  if (action.does !== 'express' || !action.sound) return { ...action, leadSec };
  return { ...action, leadSec, lastsSec: action.leadSec * fit };
}

function sentencesOf(words: readonly SpokenWord[]): SpokenWord[][] {
  return cut(words, (word, { next, before }) => {
    const restSec = next.startSec - word.endSec;
    if (restSec >= LONG_BREATH_SEC && !isShortened(word.text, next.text)) return true;
    const { text } = word;
    const isOpen = isQuoteWithin(text, next.text) || isShortened(text, next.text);
    const isWithin = isOpen || isDottedOrdinal(text, next.text, before?.text);
    return restSec >= BREATH_SEC && SENTENCE_END.test(word.text) && !isWithin;
  });
}

function clausesOf(sentence: SpokenWord[], cues: CueWords, marks: readonly PlacedMark[]): Omit<Clause, 'sentence'>[] {
  const parts = joinShort(cut(sentence, (word, { after }) => CLAUSE_END.test(word.text) || isTurn(after, cues)));
  return parts.flatMap((words, placeInSentence) => {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last) return [];
    const isLast = placeInSentence === parts.length - 1;
    const ending: Ending = isLast ? endingOf(last.text) : 'open';
    const own = marks.filter(({ atSec }) => atSec >= first.startSec && atSec <= last.startSec);
    return [{ words, fromSec: first.startSec, toSec: last.endSec, ending, marks: own }];
  });
}

function isTurn(words: readonly SpokenWord[], cues: CueWords): boolean {
  return cueAt(words, 0, cues.contrast) > 0;
}

function cut(
  words: readonly SpokenWord[],
  endsAt: (
    word: SpokenWord,
    around: { before: SpokenWord | undefined; next: SpokenWord; after: readonly SpokenWord[] },
  ) => boolean,
): SpokenWord[][] {
  const parts: SpokenWord[][] = [];
  let open: SpokenWord[] = [];
  for (const [index, word] of words.entries()) {
    open.push(word);
    const next = words[index + 1];
    if (next && !endsAt(word, { before: words[index - 1], next, after: words.slice(index + 1) })) continue;
    parts.push(open);
    open = [];
  }
  return parts;
}

/** Two or three words alone are no reason to change anything; they join what comes before, the first ones what follows. */
function joinShort(parts: readonly SpokenWord[][]): SpokenWord[][] {
  const joined: SpokenWord[][] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isShort = part.length < FEWEST_WORDS || (before && before.length < FEWEST_WORDS);
    if (before && isShort) before.push(...part);
    else joined.push([...part]);
  }
  return joined;
}

function endingOf(text: string): Ending {
  if (/[?？؟]/u.test(text)) return 'question';
  return /[!！]/u.test(text) ? 'exclamation' : 'statement';
}
