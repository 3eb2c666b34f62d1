import { mixRgb, type Rgb, scaleRgb } from '../color/rgb.ts';
import { clamp } from '../math/clamp.ts';
import { mix } from '../math/mix.ts';
import { smoothstep } from '../math/smoothstep.ts';
import { complete, type Light } from './light-presets.ts';

/** The mean linear light that comes from each side of a place. */
export interface Surroundings {
  left: Rgb;
  right: Rgb;
  above: Rgb;
  below: Rgb;
}

/** How far a lamp takes the color of its side; all of it would paint people like walls. */
const TINT = { around: 0.6, key: 0.24 };
/** Lamps alone light evenly; in a place, one side is darker than the other. */
const MODELLING = { key: 1.05, around: 0.88 };
/** How much of a place's color a camera balances out: by day white stays white, in the evening lamps may show. */
const BALANCED = { day: 0.9, evening: 0.25 };
/** Between these mean brightnesses evening becomes day. */
const DAWN = [0.15, 0.25] as const;
/** Cameras balance green out, because it makes skin look ill. */
const GREEN_KEPT = 0.3;
/** The key lamp changes sides where the other side of the place is brighter by this much. */
const BRIGHTER = 1.5;
/** A place as bright as this leaves the lamps as they are. */
const USUAL_BRIGHTNESS = 0.3;
/** What even black counts as, so that its color is no quotient of nothing. */
const NO_LIGHT = 0.004;

/** A light as a place would change it: whoever stands there takes color and brightness from each side of it. */
export function litBy(light: Light, place: Surroundings): Light {
  const { left, right, above, below } = whiteBalanced(place);
  const middle = (brightnessOf(left) + brightnessOf(right) + brightnessOf(above) + brightnessOf(below)) / 4;
  const exposure = clamp((middle / USUAL_BRIGHTNESS) ** 0.16, 0.82, 1.08);
  const keySide = light.key[0] < 0 ? left : right;
  const farSide = light.key[0] < 0 ? right : left;
  const isBrighterBeyond = brightnessOf(farSide) > BRIGHTER * brightnessOf(keySide);
  const { key, fill, rim } = isBrighterBeyond ? mirrored(light) : light;
  const [near, far] = isBrighterBeyond ? [farSide, keySide] : [keySide, farSide];
  const from = (color: Rgb, side: Rgb, power: number): Rgb =>
    scaleRgb(tinted(color, side, TINT.around), MODELLING.around * exposure * levelOf(side, middle, power));
  return complete({
    ...light,
    key,
    fill,
    rim,
    keyColor: scaleRgb(tinted(light.keyColor, near, TINT.key), MODELLING.key * exposure),
    fillColor: from(light.fillColor, far, 0.7),
    rimColor: from(light.rimColor, far, 1),
    sky: from(light.sky, above, 0.4),
    ground: from(light.ground, below, 0.4),
  });
}

/** A place as a camera sees it that was set to its white; each side is as bright as before. */
function whiteBalanced({ left, right, above, below }: Surroundings): Surroundings {
  const mean = mixRgb(mixRgb(left, right, 0.5), mixRgb(above, below, 0.5), 0.5);
  const bright = brightnessOf(mean);
  const share = mix(BALANCED.evening, BALANCED.day, smoothstep(...DAWN, bright));
  const [red, green, blue] = mean.map((part) => (bright / (part + NO_LIGHT)) ** share);
  const balance = (side: Rgb): Rgb => {
    const balanced = scaleRgb(side, [red, green, blue]);
    return scaleRgb(balanced, brightnessOf(side) / brightnessOf(balanced));
  };
  return { left: balance(left), right: balance(right), above: balance(above), below: balance(below) };
}

const brightnessOf = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue + NO_LIGHT;

const levelOf = (side: Rgb, middle: number, power: number): number =>
  clamp((brightnessOf(side) / middle) ** power, 0.6, 1.5);

function tinted(color: Rgb, side: Rgb, share: number): Rgb {
  const bright = brightnessOf(side);
  const [red, green, blue] = side.map((part) => clamp(1 + (part / bright - 1) * share, 0.6, 1.5));
  const most = Math.max(red, blue);
  return scaleRgb(color, [red, green > most ? most + (green - most) * GREEN_KEPT : green, blue]);
}

function mirrored({ key, fill, rim }: Light): Pick<Light, 'key' | 'fill' | 'rim'> {
  return { key: [-key[0], key[1], key[2]], fill: [-fill[0], fill[1], fill[2]], rim: [-rim[0], rim[1], rim[2]] };
}
