import type { Pace } from '@herald/media/choices';
import type { FilmPlan, ShownPlan } from '@herald/media/film-plan';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { BeatGrid } from '@herald/media/scene/score';
import { type MarkedAction, markedAction, readMarks } from '@herald/media/script-marks';

export interface Directing {
  /** null: nothing is cut, whatever is asked for */
  pace: Pace | null;
  plan?: FilmPlan | undefined;
  /** numbers and key words stand on the picture; left out: those that marks ask for */
  hasFigures?: boolean | undefined;
  /** of its music; left out: none */
  tempo?: number | undefined;
}

/** A scene, and its sentences with what they got. */
export interface DirectedScene {
  scene: SceneSpec;
  shown: ShownPlan;
  /** of its music, which cuts were moved to */
  beatGrid: BeatGrid | null;
}

/** Short films show two sizes, unless somebody asks for the one between them. */
export function asksForMedium(script: string, plan: FilmPlan | undefined): boolean {
  const isMedium = (action: MarkedAction | undefined) => action?.does === 'frame' && action.size === 'medium';
  const planned = plan?.sentences.flatMap(({ marks }) => marks.map(({ mark }) => markedAction(mark))) ?? [];
  return [...planned, ...readMarks(script).map(({ action }) => action)].some(isMedium);
}

/** Who spoke of illness or death is not followed by a card that celebrates. */
export function endCardAfter({ endCard }: Pick<SceneSpec, 'endCard'>, isGrave: boolean): SceneSpec['endCard'] {
  return endCard && isGrave ? { ...endCard, isSober: true } : endCard;
}
