import type { ImageEngine } from '@herald/media';
import { inFaceThread } from './in-face-thread.ts';

/** The embedded engine for faces: a character is cast and drawn, in a thread of its own. */
export function localImage(): ImageEngine {
  return {
    name: 'embedded',
    avatar: ({ signal, ...wish }) => inFaceThread('avatar', wish, signal),
    face: (wish, signal) => inFaceThread('face', wish, signal),
  };
}
