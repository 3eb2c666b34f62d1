import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { Framing } from '#base/performer.ts';
import { faceInPicture } from './face-in-picture.ts';

export const SIDES = ['left', 'top', 'right', 'bottom'] as const;
type Side = (typeof SIDES)[number];

/** The sides on which nothing of the person ends with the picture: a person who is cut out may end there before the frame does. */
export type FreeSides = Readonly<Partial<Record<Side, boolean>>>;

/** How a picture lies in the frame: frame = picture * scale + offset. */
export interface PhotoFit {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** the picture reaches every edge of the frame; otherwise it is set into a ground */
  readonly covers: boolean;
  /** what of the frame the picture leaves open on each side, in pixels */
  readonly open: Readonly<Record<Side, number>>;
  readonly framing: Framing;
}

/** Less than this is rounding. */
const SLACK_PX = 0.5;

/** Lays the picture so that its face is where the framing says. */
export function fitPhoto(analysis: PhotoAnalysis, framing: Framing): PhotoFit {
  const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
  const scale = framing.unitPx / halfWidth;
  const offsetX = framing.headX - eyesX * scale;
  const offsetY = framing.headY - eyesY * scale;
  const openPx = (px: number) => (px > SLACK_PX ? px : 0);
  const open = {
    left: openPx(offsetX),
    top: openPx(offsetY),
    right: openPx(framing.frameWidth - offsetX - analysis.width * scale),
    bottom: openPx(framing.frameHeight - offsetY - analysis.height * scale),
  };
  const covers = open.left + open.top + open.right + open.bottom === 0;
  return { scale, offsetX, offsetY, covers, open, framing };
}

/** Whether no edge of the picture is seen. */
export const fills = ({ open }: PhotoFit, free: FreeSides): boolean =>
  SIDES.every((side) => open[side] === 0 || free[side] === true);
