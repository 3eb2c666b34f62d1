import { typedText } from '@herald/media/typed-text';
import type { Clause } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { angerIn, isAngerOfViewer, wrongIn } from '../rules/find-in-clause.ts';
import type { Situation } from '../rules/rule.ts';
import { isUnhappy, type Sense } from '../sense/read-sense.ts';
import { angerWordsOf } from '../words/anger-words.ts';
import type { CueWords } from '../words/cue-words.ts';
import { temperWordsOf } from '../words/temper-words.ts';
import { inOutrage, isAskedFor, isNumeral, isOutrage } from './outrage.ts';

/** Somebody who said so is still angry in so many sentences after it. */
const ANGRY_SENTENCES = 2;
/** Who asks the viewer for something does it among the first words. */
const CALL_WORDS = 2;

type Words = Clause['words'];
type Told = Pick<Clause, 'words' | 'ending'>;
type Heard = Pick<Situation, 'clause' | 'sense' | 'cues' | 'reading' | 'isCondition'>;

/** Whether who speaks is still angry about what they tell. */
export class Temper {
  #angrySentence = Number.NEGATIVE_INFINITY;

  isHotAt({ sentence }: Pick<Clause, 'sentence'>): boolean {
    return sentence > this.#angrySentence && sentence - this.#angrySentence <= ANGRY_SENTENCES;
  }

  /** Good news and what is said to the viewer end anger; trouble and a number that is cried out feed it. */
  hear(heard: Heard): void {
    const { clause, sense, reading } = heard;
    const isHot = this.isHotAt(clause);
    if (sense.tone === 'good' || isForViewer(clause, sense, heard.cues)) this.#angrySentence = Number.NEGATIVE_INFINITY;
    const isOwn = angerIn(heard) !== undefined && isOwnAnger(clause.words, reading.locale);
    const isAngry = (isOwn || wrongIn(heard) !== undefined) && !isAngerOfViewer(heard);
    const goesOn = isHot && (sense.tone === 'bad' || isCriedNumber(clause, sense, reading.locale));
    if (isAngry || goesOn || isOutrage(clause, sense, reading.locale)) this.#angrySentence = clause.sentence;
  }
}

/** "They just quoted me nineteen hundred dollars": what somebody asks of an angry person is no bargain; every other sum may be one. */
export function inAnger(sense: Sense, { words, ending }: Told, locale: string): Sense {
  const isSumAlone = sense.tone === 'good' && sense.money === 'gain' && !sense.isStrong && !sense.isRelief;
  if (!isSumAlone || ending === 'question' || !isAskedFor(words, temperWordsOf(locale).demands, locale)) return sense;
  return inOutrage(sense);
}

/** "Nineteen hundred!" */
export function isCriedNumber({ words, ending }: Told, sense: Sense, locale: string) {
  return ending === 'exclamation' && sense.tone === 'open' && words.some(({ plain }) => isNumeral(plain, locale));
}

/** "Get yours today!", "you will love it", "all at north.com": nobody is angry at who is asked to come. */
export function isForViewer({ words, ending }: Told, { tone }: Sense, cues: CueWords) {
  if (isUnhappy(tone) || ending === 'question') return false;
  const asks = words.slice(0, CALL_WORDS).some((_, index) => cueAt(words, index, cues.call) > 0);
  const isAddressed = words.some(({ text }, index) => typedText(text, words[index - 1]?.text) !== undefined);
  if (asks || isAddressed || findCue(words, cues.link) !== undefined) return true;
  return findYou(words, cues) !== undefined && findCue(words, cues.me) === undefined;
}

/** "So mad I didn't find this sooner" praises it. */
export function isGladlyAngry(clause: Clause, clauses: readonly Clause[], locale: string): boolean {
  if (findCue(clause.words, angerWordsOf(locale)) === undefined) return false;
  const rest = clauses.filter(({ sentence, fromSec }) => sentence === clause.sentence && fromSec >= clause.fromSec);
  return rest.some(({ words }) => findCue(words, temperWordsOf(locale).lateFinds) !== undefined);
}

/** "My boss was furious at me" tells of somebody else; "so mad at this" of who speaks. */
function isOwnAnger(words: Words, locale: string): boolean {
  const { selves, others } = temperWordsOf(locale);
  const angry = angerWordsOf(locale);
  const at = findCue(words, angry) ?? 0;
  const told = words.slice(0, at + Math.max(1, cueAt(words, at, angry)));
  const self = told.findLastIndex((_, index) => cueAt(told, index, selves) > 0);
  const other = told.findLastIndex((_, index) => cueAt(told, index, others) > 0);
  // "Estaba furiosa", "so mad at this": where nobody is named, it is who speaks.
  return other < 0 || self > other;
}
