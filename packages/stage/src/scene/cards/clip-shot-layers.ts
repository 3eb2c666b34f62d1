import { cropAround, fillsFrame } from '@herald/media/crop-around';
import type { MaterialPicture } from '@herald/media/scene/scene-spec';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { CLIP_FPS, type MovingPicture } from '#base/canvas/moving-picture.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { ClipOverlay, type ClipView } from './clip-overlay.ts';
import { InsertOverlay, type ShotTimes } from './insert-overlay.ts';
import { paintBeforeItself, type RoomAround } from './paint-before-itself.ts';

interface ClipShot extends RoomAround {
  item: MaterialPicture;
  clip: MovingPicture;
  times: readonly ShotTimes[];
}

/** A clip as all there is: cut to the frame around its focus, or whole before the blur of its first picture. */
export function clipShotLayers({ item, clip, times, ...around }: ClipShot, makeCanvas: MakeCanvas): Overlay[] {
  const { layout } = around;
  const { width, height } = layout;
  const frame = { width, height };
  const whole = { x: 0, y: 0, ...frame };
  const used = { name: item.picture, clip, ...usedFrames(item, clip) };
  if (!item.frame && fillsFrame(clip, layout)) {
    const crop = cropAround(clip, item, width / height);
    return [new ClipOverlay({ ...used, crop, place: whole, radius: 0 }, times)];
  }
  const still = { picture: clip.at(used.fromFrame), size: clip, frame: item.frame, ...around };
  const { ground, sharp, place, inner, radius } = paintBeforeItself(still, makeCanvas);
  const crop = { x: 0, y: 0, width: clip.width, height: clip.height };
  return [
    new InsertOverlay(ground, { place: whole, frame, growth: 0 }, times),
    new InsertOverlay(sharp, { place, frame, growth: 0 }, times),
    new ClipOverlay({ ...used, crop, place: inner, radius }, times),
  ];
}

/** The frames that a clip is used from and to. */
export function usedFrames(
  { fromSec = 0, untilSec = Number.POSITIVE_INFINITY }: Pick<MaterialPicture, 'fromSec' | 'untilSec'>,
  { frames }: Pick<MovingPicture, 'frames'>,
): Pick<ClipView, 'fromFrame' | 'lastFrame'> {
  const last = Math.max(0, frames - 1);
  const fromFrame = Math.min(last, Math.round(fromSec * CLIP_FPS));
  return { fromFrame, lastFrame: Math.min(last, Math.max(fromFrame, Math.round(untilSec * CLIP_FPS) - 1)) };
}
