import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { calmGround } from './calm-ground.ts';
import { landmark } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import { fillFrom } from './fill-behind.ts';
import { type FramePixels, framePixels } from './frame-pixels.ts';
import { maskOf, personCells } from './head-mask.ts';
import type { ShareOfPerson } from './person-in-frame.ts';

/** In cells: how far inside and outside the outline it is not sure whose a pixel is. The wall is seen through hair, never through skin and clothes. */
const BAND = { inside: 1, inHair: 3, outside: 3 };
/** How far the colors of person and background must lie apart, out of 255, until a pixel tells by its own color whose it is. */
const APART = { from: 18, to: 70 };
/** From where to where by its color a pixel turns from background to person. Inside the outline only what has the color of the background is background. */
const OUTSIDE = { none: 0.12, all: 0.88 };
const INSIDE = { none: 0.02, all: 0.34 };
const SURE = { inside: 249, outside: 6 };

/** The person alone, with alpha; colors at the outline are the person's, not those of the old background. */
export function cutPerson(frame: FramePixels, face: FaceGeometry, person: ShareOfPerson | undefined): FramePixels {
  const cut = framePixels(frame.width, frame.height);
  cut.words.set(frame.words);
  const cells = personCells(frame, face, person);
  if (!cells) return cut;
  const [body, hair, edge, outer] = [-BAND.inside, -BAND.inHair, 0, BAND.outside].map((growth) =>
    maskOf(cells, frame, growth),
  );
  const inner = body.map((share, at) => (isAtHair(face, at % frame.width, at / frame.width) ? hair[at] : share));
  const isThere = (at: number) => frame.bytes[at * 4 + 3] > 0;
  const own = fillFrom(frame, (at) => inner[at] > SURE.inside && isThere(at));
  const behind = fillFrom(frame, (at) => outer[at] < SURE.outside && isThere(at));
  const calm = calmGround(frame, (at) => outer[at] < SURE.outside && isThere(at));
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] > SURE.inside) continue;
    const from = at * 4;
    const known = edge[at] / 255;
    const trust = calm(at % frame.width, Math.floor(at / frame.width));
    const share = outer[at] < SURE.outside ? 0 : mix(known, shareOf(frame, own, behind, from, known), trust);
    for (let c = 0; c < 3; c++) {
      const pure = (frame.bytes[from + c] - behind.bytes[from + c] * (1 - share)) / Math.max(share, 0.1);
      cut.bytes[from + c] = mix(own.bytes[from + c], clamp(pure, 0, 255), share);
    }
    cut.bytes[from + 3] = Math.min(frame.bytes[from + 3], Math.round(share * 255));
  }
  clearCrumbs(cut, inner);
  return cut;
}

/** A strand is seen at least so much all along, up to the person. */
const STRAND = 32;

/** What hangs together with the person stays; specks of a background that looks like hair go. */
function clearCrumbs({ bytes, width, height }: FramePixels, inner: Uint8Array): void {
  const isReached = Uint8Array.from(inner, (share) => (share > SURE.inside ? 1 : 0));
  const open: number[] = [];
  for (let at = 0; at < isReached.length; at++) if (isReached[at] === 1) open.push(at);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++) {
      for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++) {
        const next = down * width + across;
        if (isReached[next] === 1 || bytes[next * 4 + 3] < STRAND) continue;
        isReached[next] = 1;
        open.push(next);
      }
    }
  }
  for (let at = 0; at < isReached.length; at++) {
    if (isReached[at] === 0 && bytes[at * 4 + 3] >= STRAND) bytes[at * 4 + 3] = 0;
  }
}

/** Above the nose, where hair is. */
function isAtHair(face: FaceGeometry, x: number, y: number): boolean {
  const [noseX, noseY] = face.mesh[landmark.noseBase];
  return face.toLocal(x, y)[1] < face.toLocal(noseX, noseY)[1];
}

/** How much of a pixel near the outline is person: where it lies between the colors of both sides, if these differ. */
function shareOf(frame: FramePixels, own: FramePixels, behind: FramePixels, from: number, known: number): number {
  let along = 0;
  let length = 0;
  for (let c = 0; c < 3; c++) {
    const way = own.bytes[from + c] - behind.bytes[from + c];
    along += (frame.bytes[from + c] - behind.bytes[from + c]) * way;
    length += way * way;
  }
  const { none, all } = known > 0.5 ? INSIDE : OUTSIDE;
  const byColor = smoothstep(none, all, along / Math.max(1, length));
  return mix(known, byColor, smoothstep(APART.from, APART.to, Math.sqrt(length)));
}
