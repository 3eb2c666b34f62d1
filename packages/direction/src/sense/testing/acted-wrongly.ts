import { type Expression, GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import { planDirection } from '../../plan/plan-direction.ts';
import { said } from '../../testing/said.ts';
import type { Expected } from './sentences.ts';

const GLAD: readonly Expression[] = ['friendly', 'joyous', 'excited', 'delighted', 'proud', 'surprised'];
const LOUD: readonly Expression[] = ['joyous', 'excited', 'delighted', 'proud', 'surprised'];
const UNHAPPY: readonly Expression[] = ['concerned', 'serious', 'skeptical'];

const HAPPY_HANDS: readonly Gesture[] = ['both-palms', 'thumbs-up', 'pinch', 'point-up', 'wave'];

interface Limits {
  /** faces that would be wrong */
  faces: readonly Expression[];
  gestures: readonly Gesture[];
}

const WRONG: Readonly<Record<Expected, Limits>> = {
  glad: { faces: UNHAPPY, gestures: ['palm-forward'] },
  sad: { faces: GLAD, gestures: HAPPY_HANDS },
  warning: { faces: GLAD, gestures: HAPPY_HANDS },
  plain: { faces: [...LOUD, 'concerned'], gestures: ['palm-forward', 'both-palms', 'thumbs-up', 'wave'] },
};

/** What is wrong with how a sentence is acted; null when nothing is. Glad news may rest on a neutral face, bad news never smiles. */
export function actedWrongly(line: string, locale: string, expected: Expected): string | null {
  const taste = { mood: 'joyous', gestures: GESTURES } as const;
  const { beats } = planDirection(said(line, locale), { product: null }, taste, 7);
  const { faces, gestures } = WRONG[expected];
  const wrong = beats.flatMap(({ expression, gestures: made, words, why }) => {
    const found = [...faces.filter((face) => face === expression), ...gestures.filter((name) => made.includes(name))];
    return found.length > 0 ? [`${found.join(', ')} at "${words}" (${why.join(', ') || 'no rule'})`] : [];
  });
  return wrong.join('; ') || null;
}
