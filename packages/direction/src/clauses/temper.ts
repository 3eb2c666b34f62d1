import type { Clause } from '../reading/clause.ts';
import { angerIn, isAngerOfViewer } from '../rules/find-in-clause.ts';
import type { Situation } from '../rules/rule.ts';
import { type Sense, senseOf } from '../sense/read-sense.ts';

/** Somebody who said so is still angry in so many sentences after it. */
const ANGRY_SENTENCES = 2;

type Heard = Pick<Situation, 'clause' | 'sense' | 'cues' | 'reading' | 'isCondition'>;

/** Whether who speaks is still angry about what they tell. */
export class Temper {
  #angrySentence = Number.NEGATIVE_INFINITY;

  isHotAt({ sentence }: Pick<Clause, 'sentence'>): boolean {
    return sentence > this.#angrySentence && sentence - this.#angrySentence <= ANGRY_SENTENCES;
  }

  /** Good news end anger, and what goes on in it feeds it. */
  hear(heard: Heard): void {
    const { clause, sense } = heard;
    if (sense.tone === 'good') this.#angrySentence = Number.NEGATIVE_INFINITY;
    const isAngry = angerIn(heard) !== undefined && !isAngerOfViewer(heard);
    const goesOn = this.isHotAt(clause) && clause.ending === 'exclamation';
    if (isAngry || goesOn) this.#angrySentence = clause.sentence;
  }
}

/** "They just quoted me nineteen hundred dollars": a sum that is told in anger is no bargain. */
export function inAnger(sense: Sense, { ending }: Pick<Clause, 'ending'>): Sense {
  const isSumAlone = sense.tone === 'good' && sense.money === 'gain' && !sense.isStrong && !sense.isRelief;
  return isSumAlone && ending !== 'question' ? { ...senseOf('bad', sense.wordIndex), money: 'cost' } : sense;
}
