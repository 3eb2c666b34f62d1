import type { ClipSpan } from '@herald/media/clips';
import type { Affine } from './affine.ts';
import type { OwnTeeth } from './own-teeth.ts';
import type { Rgb } from './rgb.ts';

/** What a film needs to know about a clip, beside its pictures. */
export interface ClipTrack {
  width: number;
  height: number;
  fps: number;
  /** from mouth space onto each picture */
  places: Affine[];
  /** brightness of each lower face */
  light: number[];
  /** left, top, right and bottom of each face */
  faces: [number, number, number, number][];
  /** how far the eyes of each picture are open, 1 being usual; empty in tracks that were made before it was measured */
  eyes: number[];
  /** how far they look from where they usually do, 1 being clearly elsewhere; empty in tracks from before it was measured */
  gazes: number[];
  /** tiny grey pictures, one after the other, to find moments that look alike */
  thumbs: Uint8Array;
  /** the usual face, in mouth space */
  mean: [number, number][];
  /** the mean picture of the resting mouth, RGB */
  picture: Uint8Array;
  eyeWhite: Rgb;
  teeth: OwnTeeth | null;
  spans: ClipSpan[];
}

export const THUMB_SIDE = 24;
export const THUMB_BYTES = THUMB_SIDE * THUMB_SIDE;
