import type { FaceOptions } from '@herald/contract/draft';
import { newSeed } from '#lib/new-seed.ts';
import { keptAvatarDropped } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { useDrawer } from '../../draft/use-drawer.ts';
import { faceOf } from './face-options.ts';

/** The options of the face, and how to change them. */
export function useFaceChanges() {
  const { content, change } = useDraft();
  const face = faceOf(content.avatar);
  const { isByService } = useDrawer('face');
  // A service draws somebody else for other options, and may charge for it: it draws when it is asked to.
  const next = isByService ? { ...face, seed: null } : face;
  const set = (patch: Partial<FaceOptions>) => change('avatar', { ...keptAvatarDropped, face: { ...next, ...patch } });
  const chooseOwn = (ownDrawing: boolean) =>
    change('avatar', { ...keptAvatarDropped, ownDrawing, face: ownDrawing ? face : { ...face, seed: null } });
  return { face, set, chooseOwn, reroll: () => set({ seed: newSeed() }) };
}
