import type { BackgroundGroup } from '@herald/contract/draft';
import { useDraft } from '../draft/use-draft.ts';

/** A choice made by hand: from then on no description changes the scene. */
export function useSceneChoice(): (patch: Partial<BackgroundGroup>) => void {
  const { change } = useDraft();
  return (patch) => change('background', { ...patch, isChosen: true });
}
