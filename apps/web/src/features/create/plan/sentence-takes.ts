import {
  type FilmPlan,
  kindOfMark,
  type MarkKind,
  type PlannedMark,
  type ShownPlan,
  type ShownSentence,
  shotMarks,
} from '@herald/media/film-plan';
import { EXPRESSIONS, type Expression, type Gesture } from '@herald/media/scene/acting-plan';
import { isInsert, PRESENTER_SIZES } from '@herald/media/scene/shot-plan';
import { withMarks } from './plan-changes.ts';

/** How one sentence is filmed otherwise. */
export const TAKES = ['alike', 'calmer', 'surprise'] as const;
export type Take = (typeof TAKES)[number];

/** What the presenter can show, and where chance comes from: 0 up to 1. */
export interface TakeMeans {
  hasFace: boolean;
  hasHands: boolean;
  random: () => number;
}

/** What a face rests in where it was lively. */
const CALM_FACES: Partial<Record<Expression, Expression>> = {
  joyous: 'friendly',
  excited: 'friendly',
  delighted: 'friendly',
  surprised: 'friendly',
  proud: 'friendly',
  concerned: 'serious',
  skeptical: 'serious',
};

/** Faces of one mood: nobody is to grin through bad news by chance. */
const MOODS: readonly (readonly Expression[])[] = [
  ['friendly', 'joyous', 'excited', 'delighted', 'proud', 'surprised', 'neutral'],
  ['concerned', 'serious', 'skeptical', 'neutral'],
];
/** Hands that go with any words; the others say something of their own. */
const PLAIN_HANDS: readonly Gesture[] = ['open-palm', 'both-palms', 'beat', 'pinch'];
const LIVELY_HANDS: readonly Gesture[] = [...PLAIN_HANDS, 'hand-on-heart', 'palm-forward'];

/** A plan in which one sentence is taken otherwise, and every other one as it was. */
export function retakeSentence(
  kept: FilmPlan | undefined,
  shown: ShownPlan,
  place: number,
  { take, ...means }: TakeMeans & { take: Take },
): FilmPlan | undefined {
  const sentence = shown.sentences[place];
  if (!sentence) return kept;
  const marks = marksOf(sentence, take, means);
  // What is written in the script wins anyhow, and neither the camera nor a movement of the head is anybody's business here.
  return withMarks(kept, shown, place, (before) => [
    ...before.filter(({ mark }) => KEPT_KINDS.includes(kindOfMark(mark))),
    ...KINDS.flatMap((kind) => (sentence.written.includes(kind) ? [] : marks[kind])),
  ]);
}

const KEPT_KINDS: readonly (MarkKind | undefined)[] = ['camera', 'head'];
const KINDS = ['shot', 'face', 'hands'] as const;
type Marks = Record<(typeof KINDS)[number], PlannedMark[]>;

function marksOf(sentence: ShownSentence, take: Take, means: TakeMeans): Marks {
  if (take === 'alike')
    return {
      shot: shotMarks(sentence.shots),
      face: faceOf(sentence, means),
      hands: otherHands(sentence, PLAIN_HANDS, means),
    };
  if (take === 'calmer') {
    const calm = CALM_FACES[sentence.expression] ?? sentence.expression;
    return {
      shot: shotMarks(sentence.shots).slice(0, 1),
      face: means.hasFace ? [{ word: 0, mark: calm }] : [],
      hands: [],
    };
  }
  const { random } = means;
  const shot = pick(without(PRESENTER_SIZES, sentence.shots[0]?.size), random);
  const mood = MOODS.find((faces) => faces.includes(sentence.expression)) ?? EXPRESSIONS;
  const face = pick(without(mood, sentence.expression), random);
  return {
    shot: [{ word: 0, mark: shot }],
    face: means.hasFace ? [{ word: 0, mark: face }] : [],
    hands: otherHands(sentence, LIVELY_HANDS, means),
  };
}

const faceOf = ({ expression }: ShownSentence, { hasFace }: TakeMeans): PlannedMark[] =>
  hasFace ? [{ word: 0, mark: expression }] : [];

/** No hands are seen in a close shot, or in one of a picture. */
function otherHands(
  { shots, gestures }: ShownSentence,
  hands: readonly Gesture[],
  { hasHands, random }: TakeMeans,
): PlannedMark[] {
  const size = shots[0]?.size ?? 'wide';
  if (!hasHands || size === 'close' || isInsert(size)) return [];
  return [{ word: 0, mark: pick(without(hands, gestures[0]), random).replaceAll('-', ' ') }];
}

function without<Choice>(choices: readonly Choice[], taken: unknown): Choice[] {
  return choices.filter((choice) => choice !== taken);
}

function pick<Choice>(choices: readonly Choice[], random: () => number): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('There is nothing to choose from.');
  return choice;
}
