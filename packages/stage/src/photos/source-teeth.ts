import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import type { OwnTeeth } from '#clips/own-teeth.ts';
import type { MouthSource } from './mouth-mesh.ts';
import { averageColor, luminance } from './photo-colors.ts';
import type { LookAt } from './refine-inner-lips.ts';

/** The person's own upper teeth, as far as the picture shows them. */
export interface SourceTeeth {
  readonly color: Rgb;
  /** null where the teeth in the picture are too dark or too few to be painted again */
  readonly own: OwnTeeth | null;
}

/** Less than this much of a face width between the lips shows no teeth worth using. */
const leastGap = 0.016;
/** Where less than this share of the opening is enamel, its shadows would be painted along; only the colour is taken then. */
const leastEnamel = 0.93;
const UNKNOWN = -9;

/** Teeth in the picture, or undefined when the mouth is closed or what is between the lips is dark. */
export function sourceTeeth(
  source: MouthSource,
  look: LookAt,
  { lipLight, mouthWidth }: { lipLight: number; mouthWidth: number },
): SourceTeeth | undefined {
  const { face, lips, middleX, halfWidth, sourceGap, seamMiddle } = source;
  if (sourceGap < leastGap * face.faceWidth) return undefined;
  const width = Math.ceil(halfWidth * 2);
  const height = Math.ceil(sourceGap * 1.6) + 4;
  const topY = seamMiddle - 0.8 * sourceGap - 2;
  const picture = new Uint8Array(width * height * 3);
  const from: number[] = [];
  const to: number[] = [];
  const bright: Rgb[] = [];
  let seen = 0;
  const placeOf = (y: number) => (y - seamMiddle) / mouthWidth;
  for (let column = 0; column < width; column++) {
    const x = middleX - halfWidth + column + 0.5;
    const top = lipEdge(lips.inner.slice(0, 31), x) + 1.2;
    const bottom = lipEdge([...lips.inner.slice(30), lips.inner[0]].reverse(), x) - 1.5;
    let lowest = UNKNOWN;
    for (let row = 0; row < height; row++) {
      const y = topY + row + 0.5;
      const color = look(x, y);
      picture.set(color.map(Math.round), (row * width + column) * 3);
      if (y < top || y > bottom) continue;
      if (Math.abs(x - middleX) < 0.5 * halfWidth) seen++;
      if (luminance(color) <= 0.62 * lipLight || color[0] >= 1.42 * color[1]) continue;
      lowest = y;
      bright.push(color);
    }
    from.push(lowest === UNKNOWN ? UNKNOWN : placeOf(top));
    to.push(lowest === UNKNOWN ? UNKNOWN : placeOf(lowest));
  }
  if (bright.length < width * leastGap * face.faceWidth * 0.4) return undefined;
  const isWhole = bright.length > leastEnamel * seen && !hasHole(from);
  bright.sort((a, b) => luminance(b) - luminance(a));
  const color = averageColor(bright.slice(0, clamp(bright.length >> 2, 1, 4000)));
  const own = { perUnit: mouthWidth, left: -halfWidth / mouthWidth, top: placeOf(topY), width, height, picture };
  return { color, own: isWhole ? { ...own, from, to } : null };
}

/** A column without enamel between others would be a missing tooth wherever the lips part. */
function hasHole(from: readonly number[]): boolean {
  const first = from.findIndex((place) => place !== UNKNOWN);
  return from
    .slice(
      first,
      from.findLastIndex((place) => place !== UNKNOWN),
    )
    .includes(UNKNOWN);
}

function lipEdge(edge: readonly (readonly [number, number])[], x: number): number {
  for (let k = 0; k < edge.length - 1; k++) {
    const [ax, ay] = edge[k];
    const [bx, by] = edge[k + 1];
    if (x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax || 1);
  }
  return x < edge[0][0] ? edge[0][1] : edge[edge.length - 1][1];
}
