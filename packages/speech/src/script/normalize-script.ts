import { blankMarks, partWithoutMarks, readMarks, type ScriptMark } from '@herald/media/script-marks';
import { isShoutedWord, markAfter, readAbbreviation } from './english/abbreviations.ts';
import { looksLikeName } from './english/labels.ts';
import { readEnglish } from './english/read-english.ts';
import { isForeignStop, isOrdinal, readDottedOrdinal, readForeignAbbreviation } from './foreign/abbreviations.ts';
import { readForeign } from './foreign/read-foreign.ts';
import { keepEmoji } from './keep-emoji.ts';
import { mergeWords } from './merge-words.ts';
import type { Mark, Phrase, ScriptToken } from './script-token.ts';
import { blankEmoji, splitScript, type WrittenPause } from './split-script.ts';
import { type Pronunciations, type Wish, wishesOf, wishFor } from './wishes.ts';
import type { WrittenWord } from './written-word.ts';

/** A question is given time to sink in; a sentence of a word or two leads to the next. */
const SENTENCE_PAUSES_SEC = { '.': 0.36, '!': 0.4, '?': 0.46, ',': 0.16, '': 0.36 };
const SHORT_SENTENCE_PAUSE_SEC = 0.26;
const SHORT_SENTENCE_WORDS = 2;
const CLAUSE_PAUSE_SEC = 0.16;
const LONGEST_PHRASE_CHARS = 260;
const EARLIEST_CLAUSE_CUT_CHARS = 120;

/** A word among its neighbours; a pause is no neighbour. */
interface Placed {
  word: WrittenWord;
  before: WrittenWord | undefined;
  next: WrittenWord | undefined;
  /** up to three words before, nearest last */
  earlier: readonly WrittenWord[];
}

const isCapitals = (word: WrittenWord | undefined): boolean => /^\p{Lu}{3,}$/u.test(word?.core ?? '');

/** No mark is between the words; the full stop of a short form is none. */
const isHeard = (before: WrittenWord, word: WrittenWord, locale: string): boolean =>
  !before.trailing || (before.trailing === '.' && isForeignStop(before, word, locale));

function readForeignWord({ word, before, next }: Omit<Placed, 'earlier'>, locale: string): string {
  const around = {
    before: before && isHeard(before, word, locale) ? before.core : '',
    previous: before?.core ?? '',
    next: next?.core ?? '',
    isDotted: word.trailing.startsWith('.'),
    isShouted: isCapitals(before) || isCapitals(next),
  };
  if (isForeignStop(word, next, locale, before)) {
    const ordinal = readDottedOrdinal(word, around.before, locale);
    if (ordinal) return ordinal;
  }
  const said = readForeignAbbreviation(word, next, locale, before) ?? readForeign(word.core, locale, around);
  return isOrdinal(word, next, locale, before) ? `${said}.` : said;
}

function readWord({ word, before, next, earlier }: Placed, locale: string, wish: Wish | undefined): string {
  if (wish) return locale.startsWith('en') ? readEnglish(wish.spelling) : wish.spelling;
  if (!locale.startsWith('en')) return readForeignWord({ word, before, next }, locale);
  if (isShoutedWord(word, before, next)) return word.core.toLowerCase();
  const around = {
    locale,
    before: before?.core ?? '',
    next: next?.core ?? '',
    earlier: earlier.map(({ core }) => core.toLowerCase()).join(' '),
    isAfterName: before !== undefined && !before.trailing && looksLikeName(before.core),
  };
  return readAbbreviation(word, next, before) ?? readEnglish(word.core, around);
}

const tidy = (spoken: string): string => spoken.replace(/\s+/g, ' ').trim();

/** Cuts a long phrase at the last comma that is far enough in, or wherever it must. */
function cutPoint(tokens: ScriptToken[]): number {
  let length = 0;
  let afterComma = 0;
  for (const [index, token] of tokens.entries()) {
    length += token.spoken.length + 1;
    if (length > LONGEST_PHRASE_CHARS) return afterComma || Math.max(1, index);
    if (token.mark === ',' && length >= EARLIEST_CLAUSE_CUT_CHARS) afterComma = index + 1;
  }
  return tokens.length;
}

function pushPhrases(phrases: Phrase[], tokens: ScriptToken[], pauseAfterSec: number): void {
  let rest = tokens;
  while (rest.length) {
    const cut = cutPoint(rest);
    const part = rest.slice(0, cut);
    rest = rest.slice(cut);
    const clause = part.at(-1)?.mark === ',' ? CLAUSE_PAUSE_SEC : 0;
    phrases.push({ tokens: part, pauseAfterSec: rest.length ? clause : pauseAfterSec });
  }
}

const OPENING = /^[\s«“„"'(¿¡[{]+$/;

/** Collects tokens into phrases; what is not spoken stays with the spelling of its neighbour. */
class PhraseBuilder {
  readonly phrases: Phrase[] = [];
  #open: ScriptToken[] = [];
  #opening: WrittenWord | undefined;
  #beforeSec = 0;
  /** what marks asked for since the last word */
  #markedSec = 0;
  readonly #script: string;
  /** The script without its emoji and marks, every letter in its place. */
  readonly #letters: string;
  readonly #marks: readonly ScriptMark[];

  constructor(script: string) {
    this.#script = script;
    this.#letters = blankMarks(blankEmoji(script));
    this.#marks = readMarks(script);
  }

  add(word: WrittenWord, { spoken, ipa }: Pick<ScriptToken, 'spoken' | 'ipa'>, mark: Mark): void {
    if (!spoken) this.#keepSpelling(word, mark);
    else {
      const startChar = this.#opening?.startChar ?? word.startChar;
      const { endChar } = word;
      const text = this.#script.slice(startChar, endChar);
      this.#open.push({ text, startChar, endChar, spoken, mark, ...(ipa && { ipa }) });
      this.#opening = undefined;
    }
    if (mark && mark !== ',') this.close(this.#pauseAfter(mark));
  }

  #pauseAfter(mark: Mark): number {
    const isShort = this.#open.length > 0 && this.#open.length <= SHORT_SENTENCE_WORDS && mark !== '?';
    return isShort ? SHORT_SENTENCE_PAUSE_SEC : SENTENCE_PAUSES_SEC[mark];
  }

  /** The end of a paragraph, which its last sentence may already have heard. */
  paragraph(pauseSec: number): void {
    this.close(0);
    const last = this.phrases.at(-1);
    if (last) last.pauseAfterSec = pauseSec;
  }

  /** A film neither begins nor ends with a silence in which nothing is seen. */
  pause({ pauseSec, isActed }: WrittenPause): void {
    this.close(0);
    const last = this.phrases.at(-1);
    if (last) {
      this.#markedSec += pauseSec;
      last.pauseAfterSec += pauseSec;
      if (isActed) last.pauseAtEndSec = this.#markedSec;
    } else if (isActed) this.#beforeSec += pauseSec;
  }

  close(pauseAfterSec: number): void {
    if (this.#open.length > 0) this.#markedSec = 0;
    pushPhrases(this.phrases, this.#open, pauseAfterSec);
    const [first] = this.phrases;
    if (first && this.#beforeSec > 0) first.pauseBeforeSec = this.#beforeSec;
    this.#open = [];
    this.#opening = undefined;
  }

  #keepSpelling(word: WrittenWord, mark: Mark): void {
    const last = this.#open.at(-1) ?? this.phrases.at(-1)?.tokens.at(-1);
    if (OPENING.test(word.text)) this.#opening = word;
    else if (
      last &&
      !word.core &&
      /^\p{P}+$/u.test(word.text) &&
      !this.#letters.slice(last.endChar, word.startChar).trim()
    ) {
      last.endChar = word.endChar;
      last.text = partWithoutMarks(this.#script, this.#marks, last.startChar, last.endChar);
      last.mark ||= mark;
    }
  }
}

/** A script as phrases of speakable words, each word keeping its own spelling and place in the script. */
export function normalizeScript(script: string, locale: string, pronunciations: Pronunciations = {}): Phrase[] {
  const wishes = wishesOf(pronunciations, locale);
  const builder = new PhraseBuilder(script);
  const items = mergeWords(splitScript(script, locale), script, wishes.keys());
  const wordAt = (i: number): WrittenWord | undefined => {
    const item = items[i];
    return item && 'core' in item ? item : undefined;
  };
  for (const [i, item] of items.entries()) {
    if ('pauseSec' in item) {
      if (item.isParagraph) builder.paragraph(item.pauseSec);
      else builder.pause(item);
      continue;
    }
    const earlier = [wordAt(i - 3), wordAt(i - 2), wordAt(i - 1)].filter((word) => word !== undefined);
    const placed = { word: item, before: wordAt(i - 1), next: wordAt(i + 1), earlier };
    const wish = wishFor(item.core, wishes, locale);
    const spoken = tidy(readWord(placed, locale, wish));
    builder.add(
      item,
      { spoken, ...(wish?.ipa && { ipa: wish.ipa }) },
      markAfter(item, placed.next, locale, placed.before),
    );
  }
  builder.close(0);
  const { phrases } = builder;
  keepEmoji(
    phrases.flatMap(({ tokens }) => tokens),
    script,
  );
  return phrases;
}
