import type { Material, Reading } from '../direction.ts';
import { brandAt } from '../reading/brand-name.ts';
import type { Clause } from '../reading/clause.ts';
import { lineOf } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { plainOf } from '../reading/read-words.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { isUnhappy, readSense, type Sense, senseOf, type Tone } from '../sense/read-sense.ts';
import type { SenseWords } from '../sense/sense-words.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { type ActedClause, keyOf } from './acted-clause.ts';

/** News stay in the face for so many sentences that tell none; then it rests. */
const NEWS_SENTENCES = 2;
/** Where one of so many next clauses tells bad news, nothing helped. */
const HELP_CLAUSES = 2;
const PUNCH_WORDS = 5;
const SETUP_WORDS = 7;
const NEVER_SAID = { startSec: 0, endSec: 0, stressSec: 0, weight: 0 };
const NAME = /^\p{Lu}\p{L}+/u;

/** The clauses of a script as a story: what each tells among the others, and the news that stay in the face. */
export function actedClauses(clauses: readonly Clause[], reading: Reading, material: Material): ActedClause[] {
  const cues = cueWordsOf(reading.locale);
  const lines = clauses.map(lineOf);
  const senseCues = senseWordsOf(reading.locale);
  let news: { tone: Tone; sentence: number } = openingNews(reading, senseCues);
  return clauses.map((clause, index) => {
    const told = clause.sentence - news.sentence > NEWS_SENTENCES ? 'open' : news.tone;
    const isNew = clause.sentence - news.sentence === 1;
    const around = { before: clauses[index - 1], next: clauses[index + 1], told, isNew, contrast: cues.contrast };
    const sense = readAmong(clause, around, senseCues);
    const after = toneAhead(clause, clauses[index + 1], senseCues) ?? (sense.tone === 'care' ? 'care' : told);
    const isHelped = bringsHelp(clauses, index, { tone: sense.tone, brand: reading.brand }, senseCues);
    const tone = isHelped ? 'good' : sense.tone;
    if (tone !== 'open' && tone !== 'care') news = { tone, sentence: clause.sentence };
    return {
      clause,
      findings: applyRules({
        ...{ clause, index, cues, sense, isHelped, told, reading, material },
        isSoftened: isSoftened(clause, around, senseCues),
        isAfterPraise: isAfterPraise(clauses, index, cues.contrast, senseCues),
        isPunch: sense.tone === 'open' && isPunch(clauses, index),
      }),
      tone: sense.tone,
      isHelped,
      after,
      newsAgo: news.tone === 'open' ? 0 : clause.sentence - news.sentence,
      untilSec: clauses[index + 1]?.fromSec ?? reading.durationSec,
      key: keyOf(clause, lines.slice(0, index)),
    };
  });
}

interface Around {
  before: Clause | undefined;
  next: Clause | undefined;
  /** the last news before it */
  told: Tone;
  /** the sentence before brought them */
  isNew: boolean;
  /** "but", in the language of the script */
  contrast: readonly string[];
}

/** "Nine years of fear" above the first sentence is told before it. */
function openingNews({ hook = '' }: Reading, cues: SenseWords): { tone: Tone; sentence: number } {
  const words = hook.split(/\s+/u).map((text) => ({ text, plain: plainOf(text), ...NEVER_SAID }));
  const { tone } = readSense({ words, ending: 'statement' }, cues);
  return isUnhappy(tone) ? { tone, sentence: -1 } : { tone: 'open', sentence: 0 };
}

/**
 * What a clause tells among the others. "Keep it shut | until the pressure is gone": what hangs on a warning is no good news
 * of its own; praise right after bad news may be dry, and tears after good ones happy.
 */
function readAmong(clause: Clause, around: Around, cues: SenseWords): Sense {
  const { before, next, told, isNew } = around;
  if (isNew && isUnhappy(told) && isDryPraise(clause, cues)) return senseOf('ironic');
  const hangsOn = (main: Clause | undefined, tied: Clause | undefined) =>
    main?.sentence === tied?.sentence && tied !== undefined && cueAt(tied.words, 0, cues.ties) > 0;
  const read = readSense(clause, cues);
  const isJoy = read.tone === 'bad' && told === 'good' && cueAt(clause.words, read.wordIndex, cues.tears) > 0;
  const sense: Sense = isJoy ? { ...read, tone: 'good' } : read;
  const isCareful = (main: Clause) => cueAt(main.words, 0, cues.cautions) > 0 || told === 'warning';
  if (isSoftened(clause, around, cues) || (sense.tone === 'good' && isMocked(clause, before, cues)))
    return senseOf('open');
  if (sense.tone === 'bad' && isListedAsOver(clause, before, cues)) return { ...sense, tone: 'good', isRelief: true };
  const isRest = before !== undefined && hangsOn(before, clause) && isCareful(before);
  const isMain = sense.tone === 'open' && hangsOn(clause, next) && cueAt(clause.words, 0, cues.cautions) > 0;
  return isRest || isMain ? senseOf('care') : sense;
}

/**
 * "It had a thousand perfect reviews, and it broke the second day", "the seller was lovely, but …": praise that the rest of its
 * sentence takes back is not told with a smile.
 */
function isSoftened(clause: Clause, { next, contrast }: Pick<Around, 'next' | 'contrast'>, cues: SenseWords): boolean {
  if (next?.sentence !== clause.sentence || readSense(clause, cues).tone !== 'good') return false;
  const { tone } = readSense(next, cues);
  return tone === 'bad' || tone === 'grave' || (tone !== 'good' && cueAt(next.words, 0, contrast) > 0);
}

function isAfterPraise(
  clauses: readonly Clause[],
  index: number,
  contrast: readonly string[],
  cues: SenseWords,
): boolean {
  const before = clauses[index - 1];
  return before !== undefined && isSoftened(before, { next: clauses[index], contrast }, cues);
}

/** "Great, it leaks again, and the neighbors are delighted." */
function isMocked(clause: Clause, before: Clause | undefined, cues: SenseWords): boolean {
  return before?.sentence === clause.sentence && readSense(before, cues).tone === 'ironic';
}

/** "No more waking up at three, worrying about payroll": what follows is over, too. */
function isListedAsOver(clause: Clause, before: Clause | undefined, cues: SenseWords): boolean {
  if (before?.sentence !== clause.sentence || findCue(clause.words, cues.own) !== undefined) return false;
  return cueAt(before.words, 0, cues.ends) > 0 && !isUnhappy(readSense(before, cues).tone);
}

/** "The kitchen was flooded. Lovely." A sentence of its own, without an exclamation mark. */
function isDryPraise({ words, ending }: Clause, cues: SenseWords): boolean {
  const length = cueAt(words, 0, cues.cheers);
  return length > 0 && words.length <= length + 1 && ending === 'statement';
}

/** The bad news that the rest of a sentence brings. */
function toneAhead(clause: Clause, next: Clause | undefined, cues: SenseWords): Tone | undefined {
  if (next?.sentence !== clause.sentence) return undefined;
  const { tone } = readSense(next, cues);
  return isUnhappy(tone) ? tone : undefined;
}

/**
 * "We tested it on our own three dogs for a year. They sleep." A short sentence of one piece right after a long one, and not one of
 * several short ones in a row. The last sentence of a film has a face of its own.
 */
function isPunch(clauses: readonly Clause[], index: number): boolean {
  const { sentence, ending, words } = clauses[index] ?? { sentence: 0, ending: 'open', words: [] };
  const lengthOf = (other: number) =>
    clauses.reduce((sum, clause) => sum + (clause.sentence === other ? clause.words.length : 0), 0);
  const isShort = ending === 'statement' && words.length <= PUNCH_WORDS && lengthOf(sentence) === words.length;
  return isShort && lengthOf(sentence - 1) >= SETUP_WORDS && lengthOf(sentence + 1) > PUNCH_WORDS;
}

/**
 * "Then Walt came by", "so I went to Fixwell", "two people from Tidy Hour came", which the film is for: where a story turns to what
 * helped. Where bad news follow at once, it did not.
 */
function bringsHelp(
  clauses: readonly Clause[],
  index: number,
  { tone, brand }: { tone: Tone; brand: string | undefined },
  cues: SenseWords,
): boolean {
  const clause = clauses[index];
  if (clause === undefined || clause.sentence === 0 || tone !== 'open') return false;
  const { words } = clause;
  const isTold =
    cueAt(words, 0, cues.turns) > 0 || isSomebodyNamed(words.slice(cueAt(words, 0, cues.thens)), words, cues);
  // Nobody speaks ill of what the film is for.
  if (isBrandNamed(words, brand, cues)) return true;
  const ahead = clauses.slice(index + 1, index + 1 + HELP_CLAUSES);
  return isTold && !ahead.some((next) => isTrouble(next, cues));
}

/** "Before Stockwren" tells of the time without it. */
function isBrandNamed(words: Clause['words'], brand: string | undefined, cues: SenseWords): boolean {
  const at = brandAt(words, brand);
  return at !== undefined && findCue(words.slice(0, at), cues.withouts) === undefined;
}

function isSomebodyNamed(rest: Clause['words'], words: Clause['words'], cues: SenseWords): boolean {
  const [name] = rest;
  return rest.length < words.length && name !== undefined && NAME.test(name.text) && cueAt(rest, 0, cues.own) === 0;
}

/** Tears may be shed for joy. */
function isTrouble(clause: Clause, cues: SenseWords): boolean {
  const { tone, wordIndex } = readSense(clause, cues);
  return isUnhappy(tone) && cueAt(clause.words, wordIndex, cues.tears) === 0;
}
