import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { FramePixels } from './frame-pixels.ts';
import { type Colors, colorAround, hideLips, innerLips, lightOf, outerLips } from './mouth-box.ts';
import type { MouthSource } from './mouth-mesh.ts';

/** Of half the lips: from how far out on a dark place is the wedge of a corner, and certainly is. */
const CORNER = { from: 0.62, to: 0.86 };
/** How much darker than the lips around it a wedge begins to be one, and is one for certain. */
const WEDGE = { from: 0.12, to: 0.4 };
/** In face widths: over how much the lips around are taken. */
const LIPS = 0.04;
/** In face widths: so far beside the lips their rim still darkens the skin, and so far from the opening teeth shine into them. */
const RIM = 0.012;
const SHINE = 0.01;
/** Beside the light of the skin: what is lighter between the outer edges of lips is a tooth. */
const LIGHTEST = 1.05;

/** Which pixels of the box are the dark of a corner between lips, and the color of the lips around each. */
export function cornerWedges(
  frame: FramePixels,
  { seen, skin }: { seen: Colors; skin: Colors },
  source: MouthSource,
  box: Rect,
): { share: Float32Array; lips: Colors } {
  const { face, middleX, halfWidth, lipsShare } = source;
  const flesh = insideOf(source, box, 0);
  hideLips(flesh, innerLips(source), box, SHINE * face.faceWidth);
  for (let at = 0; at < flesh.length; at++) if (lightOf(seen, at) > LIGHTEST * lightOf(skin, at)) flesh[at] = 0;
  const lips = colorAround(frame, flesh, box, LIPS * face.faceWidth);
  const nearby = insideOf(source, box, RIM * face.faceWidth);
  const share = nearby.map((inside, at) => {
    if (inside === 0 || lightOf(lips, at) > LIGHTEST * lightOf(skin, at)) return 0;
    const [x] = face.toLocal(box.x + (at % box.width), box.y + Math.floor(at / box.width));
    const aside = Math.abs(x - middleX) / (halfWidth * lipsShare);
    const darker = 1 - lightOf(seen, at) / Math.max(1, lightOf(lips, at));
    return smoothstep(CORNER.from, CORNER.to, aside) * smoothstep(WEDGE.from, WEDGE.to, darker);
  });
  return { share, lips };
}

/** 1 in the lips and so near to them, 0 elsewhere. */
function insideOf(source: MouthSource, box: Rect, awayPx: number): Float32Array {
  const outside = new Float32Array(box.width * box.height).fill(1);
  hideLips(outside, outerLips(source), box, awayPx);
  return outside.map((share) => 1 - share);
}
