import type { Area, PaintedFrame } from './drawing.ts';
import type { YuvPicture } from './yuv-picture.ts';

/** Above this share of the picture one whole readback is cheaper than several parts. */
const MOSTLY = 0.8;

/** Brings a picture up to a newly painted frame, reading back only what may have changed. */
export function takeOver(picture: YuvPicture, { canvas, changed }: PaintedFrame): void {
  const parts = changed?.map((area) => evenWithin(area, canvas)).filter(({ width, height }) => width > 0 && height > 0);
  const pixels = parts?.reduce((sum, { width, height }) => sum + width * height, 0) ?? Number.POSITIVE_INFINITY;
  if (!parts || !picture.isWhole || pixels > MOSTLY * canvas.width * canvas.height) {
    picture.update(canvas.data());
    return;
  }
  const context = canvas.getContext('2d');
  for (const part of parts)
    picture.updateArea(context.getImageData(part.x, part.y, part.width, part.height).data, part);
}

/** Colour is kept for two by two pixels, so parts begin and end on even ones. */
function evenWithin(area: Area, frame: { width: number; height: number }): Area {
  const left = Math.max(0, Math.floor(area.x)) & ~1;
  const top = Math.max(0, Math.floor(area.y)) & ~1;
  const right = Math.min(frame.width, (Math.ceil(area.x + area.width) + 1) & ~1);
  const bottom = Math.min(frame.height, (Math.ceil(area.y + area.height) + 1) & ~1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
