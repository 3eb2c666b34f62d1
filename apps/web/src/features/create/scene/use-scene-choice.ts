import type { BackgroundGroup } from '@herald/contract/draft';
import { useDraft } from '../draft/use-draft.ts';

/** A choice made by hand: from then on no description changes the scene. */
export function useSceneChoice(): (patch: Partial<BackgroundGroup>) => void {
  const { change } = useDraft();
  return (patch) => change('background', { ...plain(patch), ...patch, isChosen: true });
}

/** Another place shows no trade until the choice names one. */
function plain({ setting, room }: Partial<BackgroundGroup>): Pick<BackgroundGroup, 'trade'> {
  return setting === undefined && room === undefined ? {} : { trade: '' };
}
