import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { Framing } from '#base/performer.ts';
import { faceInPicture, photoReach } from './face-in-picture.ts';

/** How a picture lies in the frame: frame = picture * scale + offset. */
export interface PhotoFit {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** the picture reaches every edge of the frame; otherwise it is carried on to the edges */
  readonly covers: boolean;
  /** an edge that the frame shows runs through the head: nothing can be carried on there, so the picture is shown as one */
  readonly cutsHead: boolean;
  readonly framing: Framing;
}

/** Lays the picture so that its face is where the framing says. */
export function fitPhoto(analysis: PhotoAnalysis, framing: Framing): PhotoFit {
  const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
  const scale = framing.unitPx / halfWidth;
  const offsetX = framing.headX - eyesX * scale;
  const offsetY = framing.headY - eyesY * scale;
  const slack = 0.5;
  const open = {
    left: offsetX > slack,
    top: offsetY > slack,
    right: offsetX + analysis.width * scale < framing.frameWidth - slack,
    bottom: offsetY + analysis.height * scale < framing.frameHeight - slack,
  };
  const covers = !Object.values(open).includes(true);
  return { scale, offsetX, offsetY, covers, cutsHead: headIsCut(analysis, open), framing };
}

type Sides = Record<'left' | 'top' | 'right' | 'bottom', boolean>;

/** Hair beside the ears and shoulders below the chin, in units of half a face: with less than this there is nothing to go on from. */
const BESIDE = 0.12;
const BELOW = 0.9;

function headIsCut(analysis: PhotoAnalysis, open: Sides): boolean {
  const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
  const { aside, crown, chin } = photoReach(analysis);
  return (
    (open.left && eyesX < (aside + BESIDE) * halfWidth) ||
    (open.right && analysis.width - eyesX < (aside + BESIDE) * halfWidth) ||
    (open.top && eyesY < crown * halfWidth) ||
    (open.bottom && analysis.height - eyesY < (chin + BELOW) * halfWidth)
  );
}
