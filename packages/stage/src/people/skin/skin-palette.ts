import type { CharacterParams } from '@herald/media/person/character-params';
import { mixRgb, parseHex, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { mix } from '#base/math/mix.ts';
import { skinColor } from './skin-tone.ts';

/** Shown colours of everything painted on or beside skin. */
export interface SkinPalette {
  skin: Rgb;
  /** 0 light .. 1 dark */
  darkness: number;
  lit: Rgb;
  shade: Rgb;
  deepShade: Rgb;
  lip: Rgb;
  lipDark: Rgb;
  lipLight: Rgb;
}

export function skinPalette(params: CharacterParams): SkinPalette {
  const skin = skinColor(params.skinTone);
  const darkness = params.skinTone / 10;
  const dim = params.lighting === 'artistic' ? 0.84 : 1;
  const natural = mixRgb(
    scaleRgb(skin, params.gender === 'male' ? [0.88, 0.75, 0.72] : [0.9, 0.72, 0.69]),
    [186, 90, 92],
    // On dark skin lips are seen by their rose alone.
    params.gender === 'male' ? mix(0.1, 0.24, darkness) : 0.22,
  );
  const { lips, lipStrength } = params.makeup;
  // A thin layer hardly covers: the tone of the own lips stays, unless much is laid on.
  const lip = lips ? mixRgb(natural, parseHex(lips), lipStrength ** 1.7) : natural;
  return {
    skin,
    darkness,
    lit: scaleRgb(skin, dim),
    shade: scaleRgb(skin, [0.75 * dim, 0.58 * dim, 0.53 * dim]),
    deepShade: scaleRgb(skin, [0.46 * dim, 0.28 * dim, 0.25 * dim]),
    lip,
    lipDark: scaleRgb(lip, [0.66, 0.52, 0.53]),
    lipLight: mixRgb(lip, [255, 228, 220], 0.34),
  };
}
