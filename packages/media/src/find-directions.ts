import { EMOJI_PART } from './emoji.ts';
import { endsWithSign } from './ends-with-sign.ts';
import { actedDirection, type StageDirection, stageDirectionOf } from './stage-directions.ts';

/** "(sighs)", "*(sighs)*", "*laughs*". */
const BRACKET =
  /(?:(\*{1,2}|_)?\(\s*(\p{L}[\p{L}\p{M}\s'’]{1,40}?)\s*\)\1|(?<![\p{L}\p{N}*])\*(\p{L}[\p{L}\p{M} '’]{1,40}?)\*(?![\p{L}\p{N}*]))/gu;
const EMOJI = new RegExp(EMOJI_PART, 'gu');

const SENTENCE_END = endsWithSign('.!?…。！？؟।');
const CLAUSE_END = /(?:[,;:–—，、；：]|\s-)$/u;
/** A sign of the bracket itself: "(sighs)," is a word of a list; a row of dots is a breath after it. */
const OWN_SIGN = /^[^\S\n]*(?:[,;:!?。，、；：！？؟؛،।]|\.(?![.\p{L}\p{N}]))/u;
const LINE_END = /^[^\S\n]*(?:\n|$)/u;
const CAPITAL = /^[^\p{L}\p{N}\n.,;:!?…]*[\p{Lu}\p{Lt}]/u;
/** Many scripts have no capitals. */
const SENTENCE_START = /^[^\p{L}\p{N}\n.,;:!?…]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

/** No quotation, which goes on with who says it, no number of a list. */
const STARRED_END = /(?<!\d)[.!?…]$/u;
const OPEN_END = /(?:…|\.\.)$/u;
/** "Lacht Anna?" is a sentence; none begins with "Laughs". */
const ACTS_IN_ENGLISH = /^\p{L}+s(?!\p{L})/u;

export interface FoundDirection {
  text: string;
  index: number;
  direction: StageDirection;
}

/** What stands around a bracket; other directions and marks are spaces there. */
interface Around {
  words: string;
  before: string;
  after: string;
}

/** Directions stand between sentences. What might be a word of one is said: "Press (pause)", "we *laugh*". */
export function findDirections(script: string, withoutMarks: string): FoundDirection[] {
  const plain = withoutMarks.replace(EMOJI, blank);
  const rest = plain.replace(BRACKET, (text, _fence, round?: string, starred?: string) =>
    stageDirectionOf(round ?? starred ?? '') ? blank(text) : text,
  );
  let read = plain;
  return Array.from(script.matchAll(BRACKET)).flatMap(({ 0: text, 2: round, 3: starred, index }) => {
    const words = round ?? starred ?? '';
    const direction = plain.startsWith(text, index) ? stageDirectionOf(words) : undefined;
    const endChar = index + text.length;
    const around = { words, before: read.slice(0, index), after: rest.slice(endChar) };
    if (!direction || !(round ? isActedInBrackets(around) : isActedInStars(around))) return [];
    read = around.before + blank(text) + read.slice(endChar);
    return [{ text, index, direction }];
  });
}

function isActedInBrackets({ words, before, after }: Around): boolean {
  const said = before.trimEnd();
  const begins = said === '' || before.slice(said.length).includes('\n') || SENTENCE_END.test(said);
  const isFree = LINE_END.test(after) || SENTENCE_START.test(after);
  if (!actedDirection(words)) return begins && isFree;
  return begins ? !OWN_SIGN.test(after) : isFree && CLAUSE_END.test(said);
}

/** Stars emphasise as well. */
function isActedInStars({ words, before, after }: Around): boolean {
  const said = before.trimEnd();
  if (!actedDirection(words)) return false;
  const mayOpen = /^\p{Lu}/u.test(words) || OPEN_END.test(said);
  if (mayOpen && !ACTS_IN_ENGLISH.test(words)) return false;
  const isBehindEnd = said === '' || STARRED_END.test(said);
  if (isBehindEnd) return LINE_END.test(after) || CAPITAL.test(after);
  return /\n\s*\n/u.test(before.slice(said.length)) && CAPITAL.test(after);
}

const blank = (text: string): string => ' '.repeat(text.length);
