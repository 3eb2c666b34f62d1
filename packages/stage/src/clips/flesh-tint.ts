import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { lumaOf, type Rgb } from './rgb.ts';

/** How red the inside of a mouth is in a picture: grey in a grey one, brown in a brown one. */
export interface FleshTint {
  /** the hue of the picture's skin, at a brightness of 1 */
  skin: Rgb;
  /** 1 where lips are as much redder than skin as they usually are, 0 where they are not */
  redness: number;
}

/** Lips are this much redder than the skin around them where a picture has its natural colours. */
const USUAL_REDNESS = 0.16;

export function fleshTintOf(lip: Rgb, skin: Rgb): FleshTint {
  const warmth = ([red, green, blue]: Rgb) => (red + 4) / ((green + blue) / 2 + 4);
  const luma = Math.max(1, lumaOf(skin));
  const tint = (i: 0 | 1 | 2) => mix(1, skin[i] / luma, 0.9);
  return {
    skin: [tint(0), tint(1), tint(2)],
    redness: clamp((warmth(lip) / warmth(skin) - 1.02) / USUAL_REDNESS),
  };
}

/** Changes a colour of flesh into that of the picture; returns it in `out`, which may be the colour itself. */
export function tintFlesh({ skin, redness }: FleshTint, color: Rgb, out: [number, number, number]): Rgb {
  const luma = lumaOf(color);
  const red = color[0];
  const green = color[1];
  const blue = color[2];
  out[0] = mix(luma * skin[0], red, redness);
  out[1] = mix(luma * skin[1], green, redness);
  out[2] = mix(luma * skin[2], blue, redness);
  return out;
}
