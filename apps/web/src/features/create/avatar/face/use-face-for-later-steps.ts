import { useEffect, useRef } from 'react';
import { newSeed } from '#lib/new-seed.ts';
import { useDraft, useDraftStore } from '../../draft/use-draft.ts';
import { faceOf } from './face-options.ts';
import { useKeepFace } from './use-keep-face.ts';

/** A user who continues without "Use This Avatar" gets the face of the current options. */
export function useFaceForLaterSteps(step: number): void {
  const store = useDraftStore();
  const { avatarType, createdAvatarId } = useDraft().content.avatar;
  const { mutate } = useKeepFace();
  const isAsked = useRef(false);
  const isDue = step > 1 && avatarType === 'digital' && createdAvatarId === null;
  useEffect(() => {
    if (!isDue || isAsked.current) return;
    isAsked.current = true;
    const options = faceOf(store.read().content.avatar);
    const face = { ...options, seed: options.seed ?? newSeed() };
    store.change('avatar', { face });
    mutate(face, {
      onSettled: () => {
        isAsked.current = false;
      },
    });
  }, [isDue, mutate, store]);
}
