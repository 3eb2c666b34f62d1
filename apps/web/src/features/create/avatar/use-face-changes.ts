import type { FaceOptions } from '@herald/contract';
import { useDraft } from '../draft/use-draft.ts';
import { keptAvatarDropped } from './avatar-changes.ts';
import { faceOf } from './face-options.ts';
import { newSeed } from './new-seed.ts';

/** The options of the face, and how to change them. */
export function useFaceChanges() {
  const { content, change } = useDraft();
  const face = faceOf(content.avatar);
  const set = (patch: Partial<FaceOptions>) => change('avatar', { ...keptAvatarDropped, face: { ...face, ...patch } });
  return { face, set, reroll: () => set({ seed: newSeed() }) };
}
