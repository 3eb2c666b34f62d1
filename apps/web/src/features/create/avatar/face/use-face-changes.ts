import type { FaceOptions } from '@herald/contract';
import { newSeed } from '#lib/new-seed.ts';
import { keptAvatarDropped } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { faceOf } from './face-options.ts';

/** The options of the face, and how to change them. */
export function useFaceChanges() {
  const { content, change } = useDraft();
  const face = faceOf(content.avatar);
  const set = (patch: Partial<FaceOptions>) => change('avatar', { ...keptAvatarDropped, face: { ...face, ...patch } });
  return { face, set, reroll: () => set({ seed: newSeed() }) };
}
