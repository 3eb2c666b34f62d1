import type { Picture } from './canvas.ts';

/** Pictures a second of every clip, as of the films that show it. */
export const CLIP_FPS = 30;

/** A clip, whose pictures are brought by who draws the scene: see `clipsAt` of a scene. */
export interface MovingPicture extends Picture {
  readonly frames: number;
  /** The picture of a frame, or of the nearest one that was brought; it may be smaller than the clip. */
  at(frame: number): Picture;
  /** Whether the picture of a frame was brought; asking for it brings it later. Left out: it always was. */
  isThere?(frame: number): boolean;
}

/** Clips by the names a scene uses for them. */
export type MovingPictures = ReadonlyMap<string, MovingPicture>;

export function clipNamed(clips: MovingPictures, name: string): MovingPicture {
  const clip = clips.get(name);
  if (!clip) throw new Error(`The clip "${name}" was not handed in.`);
  return clip;
}
