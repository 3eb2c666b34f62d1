import { ABBREVIATIONS, ONLY_WITH_FULL_STOP } from './english-words.ts';
import { readEnglish } from './read-english.ts';
import { readForeign } from './read-foreign.ts';
import type { Phrase, ScriptToken } from './script-token.ts';
import { splitScript, type WrittenWord } from './split-script.ts';

/** How the caller wants certain written words to be said: written form -> respelling. */
export type Pronunciations = Readonly<Record<string, string>>;

const SENTENCE_PAUSE_SEC = 0.36;
const CLAUSE_PAUSE_SEC = 0.16;
const LONGEST_PHRASE_CHARS = 260;
const EARLIEST_CLAUSE_CUT_CHARS = 120;

function readAbbreviation(word: WrittenWord): string | undefined {
  const key = word.core.toLowerCase().replace(/\.$/, '');
  if (!Object.hasOwn(ABBREVIATIONS, key)) return undefined;
  const followedByStop = word.text.includes(`${word.core}.`);
  return !followedByStop && ONLY_WITH_FULL_STOP.has(key) ? undefined : ABBREVIATIONS[key];
}

function readWord(word: WrittenWord, locale: string, said: Map<string, string>): string {
  const asAsked = said.get(word.core.toLowerCase());
  if (asAsked !== undefined) return locale.startsWith('en') ? readEnglish(asAsked) : asAsked;
  if (!locale.startsWith('en')) return readForeign(word.core, locale);
  return readAbbreviation(word) ?? readEnglish(word.core);
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
    const clause = part.at(-1)!.mark === ',' ? CLAUSE_PAUSE_SEC : 0;
    phrases.push({ tokens: part, pauseAfterSec: rest.length ? clause : pauseAfterSec });
  }
}

const OPENING = /^[\s«“„"'(¿¡[{]+$/;

/** Collects tokens into phrases; what is not spoken stays with the spelling of its neighbour. */
class PhraseBuilder {
  readonly phrases: Phrase[] = [];
  private open: ScriptToken[] = [];
  private opening: WrittenWord | undefined;
  private readonly script: string;

  constructor(script: string) {
    this.script = script;
  }

  add(word: WrittenWord, spoken: string): void {
    if (!spoken) this.keepSpelling(word);
    else {
      const startChar = this.opening?.startChar ?? word.startChar;
      const { endChar, mark } = word;
      this.open.push({ text: this.script.slice(startChar, endChar), startChar, endChar, spoken, mark });
      this.opening = undefined;
    }
    if (word.mark && word.mark !== ',') this.close(SENTENCE_PAUSE_SEC);
  }

  pause(pauseSec: number): void {
    this.close(0);
    const last = this.phrases.at(-1);
    if (last) last.pauseAfterSec += pauseSec;
  }

  close(pauseAfterSec: number): void {
    pushPhrases(this.phrases, this.open, pauseAfterSec);
    this.open = [];
    this.opening = undefined;
  }

  private keepSpelling(word: WrittenWord): void {
    const last = this.open.at(-1) ?? this.phrases.at(-1)?.tokens.at(-1);
    if (OPENING.test(word.text)) this.opening = word;
    else if (
      last &&
      !word.core &&
      /^\p{P}+$/u.test(word.text) &&
      !this.script.slice(last.endChar, word.startChar).trim()
    ) {
      last.endChar = word.endChar;
      last.text = this.script.slice(last.startChar, last.endChar);
      last.mark ||= word.mark;
    }
  }
}

/** A script as phrases of speakable words, each word keeping its own spelling and place in the script. */
export function normalizeScript(script: string, locale: string, pronunciations: Pronunciations = {}): Phrase[] {
  const said = new Map(Object.entries(pronunciations).map(([written, spoken]) => [written.toLowerCase(), spoken]));
  const builder = new PhraseBuilder(script);
  for (const item of splitScript(script, locale)) {
    if ('pauseSec' in item) builder.pause(item.pauseSec);
    else builder.add(item, tidy(readWord(item, locale, said)));
  }
  builder.close(0);
  return builder.phrases;
}
