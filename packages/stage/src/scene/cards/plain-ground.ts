import type { PixelData } from '#base/canvas/canvas.ts';
import { toLinear } from '#base/color/rgb.ts';

/** Distance between square roots of light below which a pixel may be ground. */
export const PRODUCT_DISTANCE = 0.085;
/** A ground is plain when this share of the border is close to it. */
const PLAIN_BORDER_SHARE = 0.93;
/** A studio ground darkens by so much from edge to edge at most. */
const MOST_SLOPE = 0.3;
const ROUNDS = 3;

/** Square roots of linear light: darkness is seen more finely than brightness. */
export const ROOT_LIGHT = Float32Array.from({ length: 256 }, (_, value) => Math.sqrt(toLinear([value, 0, 0])[0]));

/** One channel of the ground: at its middle, and how it changes to the right and down, over the whole picture. */
interface Slope {
  middle: number;
  right: number;
  down: number;
}

/** A ground of one color, or of a light that fades evenly over it. */
export interface PlainGround {
  channels: readonly Slope[];
  width: number;
  height: number;
}

/** The ground's root of light in a channel. */
export function groundAt({ channels, width, height }: PlainGround, channel: number, x: number, y: number): number {
  const { middle, right, down } = channels[channel] ?? { middle: 0, right: 0, down: 0 };
  return middle + right * (x / width - 0.5) + down * (y / height - 0.5);
}

/** The ground that nearly all of the border shows; null where there is none. */
export function plainGround(pixels: PixelData, border: readonly number[]): PlainGround | null {
  const even = evenGround(pixels, border);
  if (isPlain(even, pixels, border)) return even;
  let near = border;
  let ground = even;
  for (let round = 0; round < ROUNDS; round++) {
    ground = fadingGround(pixels, near);
    const kept = border.filter((pixel) => borderDistance(ground, pixels, pixel) < PRODUCT_DISTANCE);
    if (kept.length > near.length / 2) near = kept;
  }
  const isEven = ground.channels.every(({ right, down }) => Math.abs(right) + Math.abs(down) < MOST_SLOPE);
  return isEven && isPlain(ground, pixels, border) ? ground : null;
}

function isPlain(ground: PlainGround, pixels: PixelData, border: readonly number[]): boolean {
  const near = border.filter((pixel) => borderDistance(ground, pixels, pixel) < PRODUCT_DISTANCE).length;
  return near >= border.length * PLAIN_BORDER_SHARE;
}

function borderDistance(ground: PlainGround, { data, width }: PixelData, pixel: number): number {
  const x = pixel % width;
  const y = (pixel - x) / width;
  return Math.hypot(...[0, 1, 2].map((c) => (ROOT_LIGHT[data[pixel * 4 + c] ?? 0] ?? 0) - groundAt(ground, c, x, y)));
}

function evenGround({ data, width, height }: PixelData, border: readonly number[]): PlainGround {
  const channels = [0, 1, 2].map((c) => {
    const sorted = border.map((pixel) => ROOT_LIGHT[data[pixel * 4 + c] ?? 0] ?? 0).sort((a, b) => a - b);
    return { middle: sorted[sorted.length >> 1] ?? 0, right: 0, down: 0 };
  });
  return { channels, width, height };
}

/** The plane through the border that fits best; the border lies the same on all sides, so its axes do not mix. */
function fadingGround({ data, width, height }: PixelData, border: readonly number[]): PlainGround {
  const at = border.map((pixel) => {
    const x = pixel % width;
    return { pixel, x: x / width - 0.5, y: (pixel - x) / width / height - 0.5 };
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(at.map(({ x }) => x)), mean(at.map(({ y }) => y))];
  const channels = [0, 1, 2].map((c) => {
    const light = at.map(({ pixel }) => ROOT_LIGHT[data[pixel * 4 + c] ?? 0] ?? 0);
    const meanLight = mean(light);
    const slope = (along: 'x' | 'y', middle: number) => {
      const both = at.reduce(
        (sum, place, index) => sum + (place[along] - middle) * ((light[index] ?? 0) - meanLight),
        0,
      );
      return (
        both /
        Math.max(
          1e-6,
          at.reduce((sum, place) => sum + (place[along] - middle) ** 2, 0),
        )
      );
    };
    const [right, down] = [slope('x', meanX), slope('y', meanY)];
    return { middle: meanLight - right * meanX - down * meanY, right, down };
  });
  return { channels, width, height };
}
