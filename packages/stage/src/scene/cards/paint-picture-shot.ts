import { cropAround, fillsFrame } from '@herald/media/crop-around';
import type { MaterialPicture } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { clamp } from '#base/math/clamp.ts';
import { type BeforeItself, paintBeforeItself, type RoomAround } from './paint-before-itself.ts';

type Focus = Pick<MaterialPicture, 'focusX' | 'focusY' | 'frame'>;

export interface PictureShotFace extends Omit<BeforeItself, 'ground' | 'inner' | 'radius'> {
  /** null where the picture fills the frame */
  ground: Canvas | null;
  /** what the camera moves towards, as shares of the place */
  toward: { x: number; y: number };
}

/** Pixels that a camera which comes nearer will need. */
const RESERVE = 1.1;

/** A picture of the film's material as all there is: cut to the frame around its focus, or whole before its own blur, perhaps on the screen of a device. */
export function paintPictureShot(
  { picture, focus, ...around }: { picture: Picture; focus: Focus } & RoomAround,
  makeCanvas: MakeCanvas,
): PictureShotFace {
  const { layout } = around;
  const { width, height } = layout;
  const crop = cropAround(picture, focus, width / height);
  const { frame } = focus;
  if (frame || !fillsFrame(picture, layout))
    return { ...paintBeforeItself({ picture, frame, ...around }, makeCanvas), toward: { x: 0.5, y: 0.5 } };
  const scale = Math.min(RESERVE, Math.max(1, crop.width / width));
  const sharp = makeCanvas(Math.round(width * scale), Math.round(height * scale));
  const ctx = contextOf(sharp);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, sharp.width, sharp.height);
  return {
    ground: null,
    sharp,
    place: { x: 0, y: 0, width, height },
    toward: {
      x: clamp((focus.focusX * picture.width - crop.x) / crop.width),
      y: clamp((focus.focusY * picture.height - crop.y) / crop.height),
    },
  };
}
