import type { FilmPlan } from '@herald/media/film-plan';
import { type MarkedAction, markedAction, readMarks } from '@herald/media/script-marks';

/** Short films show two sizes, unless somebody asks for the one between them. */
export function asksForMedium(script: string, plan: FilmPlan | undefined): boolean {
  const isMedium = (action: MarkedAction | undefined) => action?.does === 'frame' && action.size === 'medium';
  const planned = plan?.sentences.flatMap(({ marks }) => marks.map(({ mark }) => markedAction(mark))) ?? [];
  return [...planned, ...readMarks(script).map(({ action }) => action)].some(isMedium);
}
