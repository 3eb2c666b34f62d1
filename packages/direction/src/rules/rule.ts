import type { Expression, Fingers, Gesture, HeadMove } from '@herald/media/scene/acting-plan';
import type { Material, Reading } from '../direction.ts';
import type { Clause } from '../reading/clause.ts';
import type { CountedPoint } from '../reading/count-points.ts';
import type { Sense, Tone } from '../sense/read-sense.ts';
import type { CueWords } from '../words/cue-words.ts';

/** What stays in the face of somebody who goes on telling: weaker than where it was said. */
export type Held = 'anger' | 'trouble' | 'joy';

/** Where a rule looks. */
export interface Situation {
  clause: Clause;
  /** its place among all clauses */
  index: number;
  cues: CueWords;
  sense: Sense;
  /** it turns the story to what helped */
  isHelped: boolean;
  /** it is the short sentence that a longer one led up to */
  isPunch: boolean;
  /** it says again what the clause before said, and no more */
  isEcho: boolean;
  /** where it begins a point of a script that counts them */
  counted: CountedPoint | undefined;
  /** praise that the rest of its sentence takes back, or the rest of it */
  isSoftened: boolean;
  isAfterPraise: boolean;
  /** the last news before it */
  told: Tone;
  /** the sentence before brought them */
  isNew: boolean;
  /** one of the sentences before it said so, and nothing good came since */
  isStillAngry: boolean;
  /** what stays in the face where nothing new is told */
  held: Held | undefined;
  /** cries out a number: of good and bad alike */
  isOutcry: boolean;
  /** cries out what was billed */
  isOutrage: boolean;
  /** "don't wait": invites by forbidding */
  isUrging: boolean;
  /** begins with "if": it may not come true */
  isCondition: boolean;
  /** speaks of those one compares with */
  isRival: boolean;
  /** bad news that one of the next sentences tells */
  badAhead: 'everyday' | 'heavy' | undefined;
  /** good news come next, or a "yes!" that no bad news follow */
  isGladAhead: boolean;
  /** among the last sentences */
  isEnd: boolean;
  /** somebody else's words between quotation marks */
  isQuoted: boolean;
  reading: Reading;
  material: Material;
}

/** What a rule asks for when it finds something. The first choice that fits is taken by chance among equals. */
export interface Cause {
  expressions?: readonly [Expression, ...Expression[]];
  /** how much of the expression, 1 when left out */
  strength?: number;
  /** a serious face is an angry one */
  isAngry?: true;
  gestures?: readonly [Gesture, ...Gesture[]];
  /** the hands show what the word says, and so go before those that only go with it */
  isSigned?: true;
  /** the hand goes to where the word is, quietly: strong ones may be near */
  isOnOwnBody?: true;
  /** without the hand the words make no sense: the shot shows it, and other gestures make way */
  isMeant?: true;
  /** so many fingers are held up as the point of the list says */
  countsPoint?: true;
  /** so many fingers are held up at once */
  fingers?: Fingers;
  head?: HeadMove;
  /** the brows go up and the head goes down with the word */
  accent?: number;
  /** the product comes nearer */
  shows?: true;
}

export interface Rule {
  name: string;
  /** shown to people: why the presenter does this */
  why: string;
  /** left out where bad news is told, or a warning, or irony */
  isGlad?: true;
  /** left out of what somebody else says: it is not said to the viewer */
  isToViewer?: true;
  /** beams only where a second sign agrees, and smiles alone: trouble before it, good news, or these or the end of the film */
  needsProof?: 'trouble' | 'good news' | 'good news or end';
  /** what hands still do without that sign; left out, they keep time */
  calmGestures?: readonly [Gesture, ...Gesture[]];
  causes: Cause;
  /** the index of the word it happens on */
  finds(situation: Situation): number | undefined;
}
