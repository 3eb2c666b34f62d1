import type { CharacterParams } from '@herald/media/person/character-params';
import { mixRgb, parseHex, type Rgb, scaleRgb, toLinear } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import type { Random } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { valueNoise } from '#base/math/value-noise.ts';
import type { BakedBeard, BakedHair } from '../params/skull-geometry.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';
import { columnX, fillField, GRID, GRID_CELLS, rowY } from './face-grid.ts';
import type { FaceShape } from './face-shape.ts';
import { paintFreckles } from './paint-freckles.ts';
import { shadowOfBeard } from './shadow-of-beard.ts';
import { coarsenessOf, warmthAt } from './skin-zones.ts';

/** Linear colour (three per cell) and shine of the skin. */
export interface Complexion {
  albedo: Float32Array;
  shine: Float32Array;
}

export interface ComplexionSource {
  params: CharacterParams;
  face: FaceShape;
  palette: SkinPalette;
  hair: BakedHair;
  beard: BakedBeard | null;
  random: Random;
}

type Tint = (x: number, y: number, color: Rgb, mottle: number) => Rgb;

export function bakeComplexion(source: ComplexionSource): Complexion {
  const { params, face, palette, random } = source;
  const mottleAt = mottling(random);
  const coarsenessAt = coarsenessOf(face);
  const tints: Tint[] = [blush(source), sockets(source), eyeShadow(source), ...growth(source)];
  const base = toLinear(saturate(palette.skin, 0.1 * (1 - palette.darkness)));
  const exposure = 1 - 0.19 * (1 - smoothstep(0, 0.5, palette.darkness));
  const albedo = new Float32Array(GRID_CELLS * 3);
  for (let row = 0, i = 0; row < GRID.rows; row++) {
    for (let column = 0; column < GRID.columns; column++, i++) {
      const x = columnX(column);
      const y = rowY(row);
      const mottle = mottleAt(x, y);
      let color = base;
      for (const tint of tints) color = tint(x, y, color, mottle);
      const grain = (random() - 0.5) * (0.025 + 0.075 * coarsenessAt(x, y));
      const light = (1 + 0.09 * mottle + grain) * exposure;
      for (let c = 0; c < 3; c++) albedo[i * 3 + c] = color[c] * light;
    }
  }
  if (params.freckles > 0)
    paintFreckles(albedo, toLinear(scaleRgb(palette.skin, [0.8, 0.63, 0.53])), params.freckles, random);
  return { albedo, shine: bakeShine(face, params.hair.style === 'bald', random) };
}

/** Blood and pigment are never spread evenly: broad patches, blotches and specks, about -0.5..0.5. */
function mottling(random: Random): (x: number, y: number) => number {
  const patches = valueNoise(9, random);
  const blotches = valueNoise(24, random);
  const specks = valueNoise(64, random);
  return (x, y) => {
    const u = (x + 1.1) / 2.2;
    const v = (y + 1.5) / 3.1;
    return 0.5 * patches(u, v) + 0.45 * blotches(u, v) + 0.4 * specks(u, v);
  };
}

function saturate([r, g, b]: Rgb, by: number): Rgb {
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  return [r + (r - grey) * by, g + (g - grey) * by, b + (b - grey) * by].map((v) => clamp(v, 0, 255)) as unknown as Rgb;
}

/** Two cheeks are never flushed alike. */
function blush({ params, face, palette, random }: ComplexionSource): Tint {
  const rosy = toLinear(mixRgb(palette.skin, mixRgb([208, 68, 58], [140, 66, 52], palette.darkness), 0.55));
  const shows = 1 - 0.62 * palette.darkness;
  const cheeks = (face.male ? 0.27 : 0.38) + params.makeup.blush * 0.4;
  const [left, right] = [0.82 + 0.36 * random(), 0.82 + 0.36 * random()];
  const slant = (random() - 0.5) * 0.06;
  return (x, y, color, mottle) => {
    const a = Math.abs(x);
    const side = x < 0 ? left : right;
    const amount =
      cheeks * side * gaussian(a - 0.5, 0.22) * gaussian(y - 0.34 - slant * Math.sign(x), 0.17) * (1 + 0.9 * mottle) +
      0.13 * warmthAt(face, y) +
      0.27 * gaussian(a - 0.17 * face.noseWidth, 0.06) * gaussian(y - face.noseTipY - 0.05, 0.06) +
      0.38 * gaussian(a, 0.14 * face.noseWidth) * gaussian(y - face.noseTipY - 0.02, 0.1) +
      0.12 * gaussian(a, 0.3) * gaussian(y - face.chinY + 0.15, 0.12) +
      0.13 * gaussian(a - face.eyeX, 0.2) * gaussian(y - 0.02, 0.1) +
      0.14 * smoothstep(0.7, 0.95, a / face.halfWidth) +
      0.26 * mottle;
    return mixRgb(color, rosy, clamp(amount * shows, -0.1 * (1 - palette.darkness), 1));
  };
}

function sockets({ face, palette }: ComplexionSource): Tint {
  const dark = toLinear(scaleRgb(palette.skin, [0.74, 0.63, 0.61]));
  const thin = toLinear(scaleRgb(palette.skin, [0.7, 0.64, 0.7]));
  return (x, y, skin, mottle) => {
    const a = Math.abs(x);
    const tear = (0.24 + 0.12 * face.oldness) * gaussian(a - 0.27, 0.11) * gaussian(y - 0.13 - 0.1 * (a - 0.27), 0.045);
    const color = mixRgb(skin, thin, tear * (1 + 0.6 * mottle));
    const amount =
      (0.08 + 0.18 * face.oldness) * gaussian(a - 0.3, 0.12) * gaussian(y - 0.145, 0.055) +
      0.1 * gaussian(a - face.eyeX, 0.17) * gaussian(y + 0.1, 0.06) +
      0.1 * gaussian(a - 0.2, 0.06) * gaussian(y - 0.02, 0.1) +
      (face.oldness > 0.3 ? 0.5 * face.oldness * Math.max(0, mottle - 0.18) : 0);
    return mixRgb(color, dark, clamp(amount));
  };
}

function eyeShadow({ params, face, palette }: ComplexionSource): Tint {
  const made = params.makeup.shadow;
  if (face.male && !made) return (_x, _y, color) => color;
  const tone = made
    ? mixRgb(palette.skin, parseHex(made), 0.6)
    : mixRgb(scaleRgb(palette.skin, [0.82, 0.68, 0.63]), [120, 62, 70], 0.2);
  const linear = toLinear(tone);
  const strength = made ? 0.7 : 0.28;
  return (x, y, color) =>
    mixRgb(color, linear, strength * gaussian(Math.abs(x) - face.eyeX - 0.02, 0.16) * gaussian(y + 0.095, 0.048));
}

/** Scalp under short hair, skin under a beard and the bluish shadow of a shaved one. */
function growth({ params, face, palette, hair, beard, random }: ComplexionSource): Tint[] {
  const tints: Tint[] = [];
  const { scalpCoverAt } = hair;
  if (scalpCoverAt) {
    const scalp = toLinear(mixRgb(scaleRgb(palette.skin, 0.7), parseHex(params.hair.color), 0.75));
    tints.push((x, y, color) => mixRgb(color, scalp, scalpCoverAt(x, y)));
  }
  const hairColor = parseHex(params.beard.color);
  if (beard) {
    const under = toLinear(mixRgb(scaleRgb(palette.skin, 0.8), hairColor, 0.8));
    tints.push((x, y, color) => mixRgb(color, under, beard.coverAt(x, y)));
  }
  if (face.male && face.ageYears > 16) {
    const stubble = toLinear(mixRgb(palette.skin, mixRgb(hairColor, [60, 62, 70], 0.4), 0.5));
    const strength = beard ? 0.2 : 0.17;
    const maskAt = shadowOfBeard(face);
    tints.push((x, y, color) => mixRgb(color, stubble, strength * (0.85 + 0.3 * random()) * maskAt(x, y)));
  }
  return tints;
}

/** Pores and fine lines break highlights up. */
function bakeShine(face: FaceShape, bald: boolean, random: Random): Float32Array {
  const dull = face.male ? 0.85 : 1;
  const coarsenessAt = coarsenessOf(face);
  return fillField((x, y) => {
    const a = Math.abs(x);
    const crown = bald ? 0.7 * gaussian(a - 0.1, 0.4) * gaussian(y + 0.95, 0.22) : 0;
    const nose = 0.75 * gaussian(a, 0.06) * smoothstep(-0.2, 0.45, y) * smoothstep(0.62, 0.45, y);
    const forehead = 0.32 * gaussian(a, 0.3) * gaussian(y + 0.6, 0.2);
    const cheekbone = 0.44 * gaussian(a - 0.5, 0.15) * gaussian(y - 0.2, 0.1);
    const chin = 0.25 * gaussian(a, 0.1) * gaussian(y - face.chinY + 0.17, 0.06);
    const broken = 1 + (random() - 0.5) * 0.7 * coarsenessAt(x, y);
    return (mix(0.5, 0.42, face.childness) + crown + nose + forehead + cheekbone + chin) * dull * broken;
  });
}
