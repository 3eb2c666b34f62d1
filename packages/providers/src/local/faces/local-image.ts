import type { ImageEngine } from '@herald/media/engines/image-engine';
import { inFaceThread } from './in-face-thread.ts';

/** The embedded engine for faces: a character is cast and drawn, in a thread of its own. */
export function localImage(): ImageEngine & Required<Pick<ImageEngine, 'avatar' | 'face'>> {
  return {
    name: 'embedded',
    title: 'Herald',
    avatar({ description, gender, appearance, ageRange, clothing, seed, signal }) {
      return inFaceThread('avatar', { description, gender, appearance, ageRange, clothing, seed }, signal);
    },
    face: (wish, signal) => inFaceThread('face', wish, signal),
  };
}
