import { EMOJI_PART } from '@herald/media/emoji';
import { HEADING_LINE } from '@herald/media/script-headings';
import { blankMarks, readMarks } from '@herald/media/script-marks';
import { ENGLISH_GROUPS } from './english/read-english.ts';
import { FOREIGN_GROUPS, knowsInches } from './foreign/read-foreign.ts';
import type { WrittenWord } from './written-word.ts';

/** A stop the author asked for, or the end of a paragraph. */
export interface WrittenPause {
  pauseSec: number;
  isActed?: true;
  isParagraph?: boolean;
}

const PARAGRAPH_PAUSE_SEC = 0.6;
const EMOJI = new RegExp(EMOJI_PART, 'gu');
const TAG = /<\/?[a-z][^<>\n]{0,80}>/giu;
const CONTROL = /(?!\n)\p{Cc}/gu;
/** Invisible signs inside a word, except the joiners that Indic and Persian spelling needs. */
const INVISIBLE = /(?![\u{200C}\u{200D}])\p{Cf}/gu;
const CURRENCY = /^[$€£¥]$/;
const UNSPACED = /^(?:zh|ja|th|yue|cmn)(?:-|$)/;

const ENGLISH_PIECE = new RegExp(
  `(?<![\\p{L}\\d])\\(?(?:${ENGLISH_GROUPS.join('|')})\\S*|[^\\s—]+(?:—|–(?!\\d))?|—`,
  'giu',
);
const ANY_PIECE = new RegExp(`(?<![\\p{L}\\d])\\(?(?:${FOREIGN_GROUPS.join('|')})[.,;:!?)"”»…]*|[^\\s—]+—?|—`, 'gu');

/** Same length as before, so that positions still point into the author's text. */
const blank = (text: string): string => ' '.repeat(text.length);

export const blankEmoji = (script: string): string => script.replace(EMOJI, blank);

/** A straight quotation mark after a number is an inch, unless it closes a quotation. */
const markInches = (line: string): string =>
  line.replace(/(?<=\d)"/g, (sign, at: number) =>
    (line.slice(0, at).match(/(?<!\d)["„]/g)?.length ?? 0) % 2 ? sign : '″',
  );

/** "25'" is minutes where no quotation is open. */
const markMinutes = (line: string): string =>
  line.replace(/(?<=(?<![\d'’.,])\d{1,3})['’](?![\p{L}\d'’])/gu, (sign, at: number) =>
    (line.slice(0, at).match(/(?<![\p{L}\d])['‘‚]/gu)?.length ?? 0) % 2 ? sign : '′',
  );

/** What opens a word; a sign that compares stays with its number. */
const LEADING = /^(?:(?![~≈<>≤≥±×]\s?[\d\p{Sc}.])[^\p{L}\p{M}\p{N}\p{Sc}#@&+=%°→§−-])*/u;
/** What closes a word; the inches and stars of a number stay with it. */
const TRAILING = /(?:(?<!\d)[″′★^]|[^\p{L}\p{M}\p{N}\p{Sc}%&+=@°→″′★^])*$/u;

function wordAt(text: string, startChar: number): WrittenWord {
  const leading = LEADING.exec(text)?.[0] ?? '';
  const rest = text.slice(leading.length);
  const trailing = /^[CF]#/.test(rest) ? rest.slice(2) : (TRAILING.exec(rest)?.[0] ?? '');
  const core = text.slice(leading.length, text.length - trailing.length).replace(INVISIBLE, '');
  return { text, startChar, endChar: startChar + text.length, core, trailing };
}

/** Languages written without spaces: words from the dictionary of the runtime, signs joined to the number they belong to. */
function segmentUnspaced(line: string, offset: number, locale: string): WrittenWord[] {
  const pieces: { text: string; startChar: number; endChar: number }[] = [];
  let sign = '';
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(line)) {
    const startChar = offset + part.index;
    const endChar = startChar + part.segment.length;
    const last = pieces.at(-1);
    if (part.isWordLike) pieces.push({ text: sign + part.segment, startChar: startChar - sign.length, endChar });
    else if (
      last &&
      part.segment.trim() &&
      !line.slice(last.endChar - offset, part.index).trim() &&
      !CURRENCY.test(part.segment)
    ) {
      last.text += part.segment;
      last.endChar = endChar;
    }
    sign = CURRENCY.test(part.segment) ? part.segment : '';
  }
  return pieces.map(({ text, startChar, endChar }) => ({ ...wordAt(text, startChar), endChar }));
}

/**
 * Every match of a pattern. `matchAll` works with a copy of the pattern, and V8 compiles a copy anew once its memory was
 * swept twice: 0.1 s of a core for each of the two patterns of words.
 */
function matchesOf(pattern: RegExp, line: string): RegExpExecArray[] {
  pattern.lastIndex = 0;
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) found.push(match);
  return found;
}

function segmentLine(line: string, offset: number, locale: string): WrittenWord[] {
  if (UNSPACED.test(locale)) return segmentUnspaced(line, offset, locale);
  const pieces = locale.startsWith('en')
    ? matchesOf(ENGLISH_PIECE, markInches(line))
    : matchesOf(ANY_PIECE, knowsInches(locale) ? markMinutes(markInches(line)) : line);
  return pieces.map((piece) => wordAt(piece[0], offset + piece.index));
}

function segmentText(text: string, offset: number, locale: string): (WrittenWord | WrittenPause)[] {
  const items: (WrittenWord | WrittenPause)[] = [];
  for (const line of text.matchAll(/[^\n]+/g)) {
    const words = segmentLine(line[0], offset + line.index, locale);
    if (!words.length) continue;
    if (items.length) items.push({ pauseSec: PARAGRAPH_PAUSE_SEC, isParagraph: true });
    items.push(...words);
  }
  return items;
}

/** Cuts a script into written words and pauses; marks, emoji and invisible characters are not words. */
export function splitScript(script: string, locale: string): (WrittenWord | WrittenPause)[] {
  const clean = blankEmoji(blankMarks(script))
    .replace(HEADING_LINE, blank)
    .replace(TAG, blank)
    .replaceAll('￥', '¥')
    .replace(/[^\S\n]/g, (space) => (/[\r\u2028\u2029]/.test(space) ? '\n' : ' '))
    .replace(CONTROL, ' ');
  const items: (WrittenWord | WrittenPause)[] = [];
  let from = 0;
  for (const { action, startChar, endChar } of readMarks(script)) {
    if (action?.does !== 'pause') continue;
    items.push(...segmentText(clean.slice(from, startChar), from, locale), {
      pauseSec: action.pauseSec,
      ...(action.isActed && { isActed: true as const }),
    });
    from = endChar;
  }
  items.push(...segmentText(clean.slice(from), from, locale));
  return items;
}
