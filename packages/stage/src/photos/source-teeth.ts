import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import type { MouthSource } from './mouth-mesh.ts';
import { averageColor, luminance } from './photo-colors.ts';
import type { LookAt } from './refine-inner-lips.ts';

/** The person's own upper teeth, as far as the picture shows them; rows of red, green, blue below the upper lip. */
export interface SourceTeeth {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  /** how many pixels of teeth are visible in each column */
  readonly shown: Float32Array;
  readonly color: Rgb;
}

/** Less than this much of a face width between the lips shows no teeth worth using. */
const leastGap = 0.016;

/** Where less than this share of the opening is enamel, its shadows would be painted along; only the colour is taken then. */
const leastEnamel = 0.8;

/** Teeth in the picture, or undefined when the mouth is closed or what is between the lips is dark. */
export function sourceTeeth(source: MouthSource, look: LookAt, lipLuminance: number): SourceTeeth | undefined {
  const { face, lips, middleX, halfWidth, sourceGap } = source;
  if (sourceGap < leastGap * face.faceWidth) return undefined;
  const width = Math.ceil(halfWidth * 2);
  const height = Math.ceil(sourceGap * 1.3);
  const rgb = new Float32Array(width * height * 3);
  const shown = new Float32Array(width);
  const bright: Rgb[] = [];
  let seen = 0;
  for (let column = 0; column < width; column++) {
    const x = middleX - halfWidth + column;
    const top = lipEdge(lips.inner.slice(0, 31), x);
    const bottom = lipEdge([...lips.inner.slice(30), lips.inner[0]].reverse(), x);
    for (let row = 0; row < height; row++) {
      const color = look(x, top + 1.2 + row);
      rgb.set(color, (row * width + column) * 3);
      if (top + 1.2 + row < bottom - 1.5 && Math.abs(x - middleX) < 0.5 * halfWidth) seen++;
      const enamel = luminance(color) > 0.62 * lipLuminance && color[0] < 1.42 * color[1];
      if (enamel && top + 1.2 + row < bottom - 1.5) {
        shown[column] = row + 1;
        bright.push(color);
      }
    }
  }
  if (bright.length < width * leastGap * face.faceWidth * 0.4) return undefined;
  const whole = bright.length > leastEnamel * seen;
  bright.sort((a, b) => luminance(b) - luminance(a));
  return {
    width,
    height,
    rgb,
    shown: whole ? smoothed(shown) : shown.fill(0),
    color: averageColor(bright.slice(0, clamp(bright.length >> 2, 1, 4000))),
  };
}

function lipEdge(edge: readonly (readonly [number, number])[], x: number): number {
  for (let k = 0; k < edge.length - 1; k++) {
    const [ax, ay] = edge[k];
    const [bx, by] = edge[k + 1];
    if (x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax || 1);
  }
  return x < edge[0][0] ? edge[0][1] : edge[edge.length - 1][1];
}

function smoothed(values: Float32Array): Float32Array {
  return values.map((_, k) => {
    const near = values.subarray(Math.max(0, k - 2), k + 3);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}
