import type { MarkedAction } from '@herald/media/script-marks';

export interface SpokenWord {
  /** as it stands in the script */
  text: string;
  /** without signs around it, in small letters */
  plain: string;
  startSec: number;
  endSec: number;
  /** when its stressed syllable begins */
  stressSec: number;
  /** 0 carries nothing .. 1 the word the sentence is about */
  weight: number;
}

/** A mark a person wrote, at the word that follows it. */
export interface PlacedMark {
  action: MarkedAction;
  atSec: number;
  /** of a locked sentence, and not chosen */
  isKept?: true | undefined;
}

export type Ending = 'statement' | 'question' | 'exclamation' | 'open';

/** What is said in one go: a sentence, or a part of one that could stand alone. */
export interface Clause {
  words: SpokenWord[];
  fromSec: number;
  toSec: number;
  /** how its sentence ends; a part before that is open */
  ending: Ending;
  marks: PlacedMark[];
  /** the place of its sentence in the script */
  sentence: number;
}

/** The words of a clause as one line, for lists of cues and for people. */
export function lineOf({ words }: Pick<Clause, 'words'>): string {
  return words.map(({ plain }) => plain).join(' ');
}
