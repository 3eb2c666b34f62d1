import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { type Rgb, toHex } from '#base/color/rgb.ts';

/** So many pixels a side tell the colors of a picture. */
const SIDE = 32;
const HUES = 12;
/** From the strongest to the weakest of red, green and blue: less is gray. */
const LEAST_CHROMA = 44;
/** Of what is seen, for a color to be one of the film. */
const LEAST_SHARE = 0.03;
const OPAQUE = 200;
const SKIN = { fromHue: 5, untilHue: 45, mostChroma: 150 };

/** The color that a picture has most of, besides grays and, where people are in it, skin; null where it has none. */
export function filmColorOf(
  picture: Picture,
  { hasPeople }: { hasPeople: boolean },
  makeCanvas: MakeCanvas,
): string | null {
  const ctx = contextOf(makeCanvas(SIDE, SIDE));
  ctx.drawImage(picture, 0, 0, SIDE, SIDE);
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
  const found = Array.from({ length: HUES }, () => ({ sum: [0, 0, 0], count: 0 }));
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < OPAQUE) continue;
    seen += 1;
    const color: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const { hue, chroma } = hueOf(color);
    const isSkin = hasPeople && hue >= SKIN.fromHue && hue <= SKIN.untilHue && chroma <= SKIN.mostChroma;
    const bin = found[Math.floor((hue / 360) * HUES) % HUES];
    if (!bin || chroma < LEAST_CHROMA || isSkin) continue;
    bin.count += 1;
    for (const part of [0, 1, 2] as const) bin.sum[part] = (bin.sum[part] ?? 0) + color[part];
  }
  const most = found.reduce((best, bin) => (bin.count > best.count ? bin : best));
  if (most.count < LEAST_SHARE * seen || most.count === 0) return null;
  const [red = 0, green = 0, blue = 0] = most.sum.map((part) => Math.round(part / most.count));
  return toHex([red, green, blue]);
}

function hueOf([red, green, blue]: Rgb): { hue: number; chroma: number } {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  if (chroma === 0) return { hue: 0, chroma };
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return { hue: (sixth * 60 + 360) % 360, chroma };
}
