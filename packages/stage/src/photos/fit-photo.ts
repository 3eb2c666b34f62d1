import type { PhotoAnalysis } from '@herald/media';
import { clamp } from '#base/math/clamp.ts';
import type { Framing } from '#base/performer.ts';
import { landmark } from './face-contours.ts';

/** How a picture lies in the frame: frame = picture * scale + offset. */
export interface PhotoFit {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** the picture reaches every edge of the frame; otherwise a blurred copy of it fills the rest */
  readonly covers: boolean;
  /** the framing that came of it */
  readonly framing: Framing;
}

/** How far a photo may stray from the layout's wish so that it fills the frame without a backdrop. */
const leeway = { zoom: 1.5, aside: 0.1, up: 0.12, down: 0.08 };
const zoomSteps = 22;

interface FaceInPicture {
  readonly eyesX: number;
  readonly eyesY: number;
  readonly halfWidth: number;
}

/** Places the face where the layout wants it, zooming and shifting a little rather than leaving an edge uncovered. */
export function fitPhoto(analysis: PhotoAnalysis, framing: Framing): PhotoFit {
  const face = faceInPicture(analysis);
  const wished = framing.unitPx / face.halfWidth;
  for (let step = 0; step <= zoomSteps; step++) {
    const scale = wished * leeway.zoom ** (step / zoomSteps);
    const fit = coveringFit(analysis, framing, face, scale);
    if (fit) return fit;
  }
  return openFit(analysis, framing, face, wished);
}

function faceInPicture({ points }: PhotoAnalysis): FaceInPicture {
  const left = points[landmark.cheekLeft];
  const right = points[landmark.cheekRight];
  const eyeLeft = points[landmark.eyeLeftOuter];
  const eyeRight = points[landmark.eyeRightOuter];
  return {
    eyesX: (eyeLeft[0] + eyeRight[0]) / 2,
    eyesY: (eyeLeft[1] + eyeRight[1]) / 2,
    halfWidth: Math.hypot(right[0] - left[0], right[1] - left[1]) / 2,
  };
}

function coveringFit(
  { width, height }: PhotoAnalysis,
  framing: Framing,
  face: FaceInPicture,
  scale: number,
): PhotoFit | undefined {
  const { frameWidth, frameHeight, headX, headY } = framing;
  const lowX = frameWidth - (width - face.eyesX) * scale;
  const highX = face.eyesX * scale;
  const lowY = frameHeight - (height - face.eyesY) * scale;
  const highY = face.eyesY * scale;
  if (lowX > highX || lowY > highY) return undefined;
  const x = clamp(headX, lowX, highX);
  const y = clamp(headY, lowY, highY);
  const aside = Math.abs(x - headX) / frameWidth;
  const rise = (headY - y) / frameHeight;
  if (aside > leeway.aside || rise > leeway.up || -rise > leeway.down) return undefined;
  return fitAt({ x, y, scale, covers: true }, framing, face);
}

/** The picture touches the lower edge of the frame, larger if need be; what it leaves open is for the backdrop. */
function openFit({ height }: PhotoAnalysis, framing: Framing, face: FaceInPicture, wished: number): PhotoFit {
  const { frameHeight, headX, headY } = framing;
  const below = height - face.eyesY;
  const standing = (frameHeight * (1 - leeway.down) - headY) / below;
  const scale = clamp(standing, wished, wished * leeway.zoom);
  const y = Math.max(headY, frameHeight - below * scale);
  return fitAt({ x: headX, y, scale, covers: false }, framing, face);
}

function fitAt(
  head: { x: number; y: number; scale: number; covers: boolean },
  framing: Framing,
  face: FaceInPicture,
): PhotoFit {
  const { x, y, scale, covers } = head;
  return {
    scale,
    offsetX: x - face.eyesX * scale,
    offsetY: y - face.eyesY * scale,
    covers,
    framing: { ...framing, headX: x, headY: y, unitPx: face.halfWidth * scale },
  };
}
