import type { CharacterParams } from '@herald/media/person/character-params';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, scaleRgb, toLinear } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { type Random, seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { fabricTile } from '../../body/fabric-tile.ts';
import { skinPalette } from '../../skin/skin-palette.ts';
import type { ArmBuild } from '../model/arm-build.ts';
import { clothColor, type Sleeve, sleeveColor } from '../model/sleeves.ts';
import { type Fold, planFolds } from './folds.ts';

/** Grey values of a weave that repeats. */
export interface WeaveTile {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** The colours and cloth of one person's arms; colours are linear light. */
export interface LimbLook {
  skin: Rgb;
  palm: Rgb;
  nail: Rgb;
  cloth: Rgb;
  shirtCuff: Rgb;
  /** 0 light .. 1 dark */
  darkness: number;
  sleeve: Sleeve;
  /** null for bare arms */
  weave: WeaveTile | null;
  /** how strongly the weave shows, the sleeve's own or less */
  weaveStrength: number;
  folds: readonly Fold[];
}

export function limbLook(params: CharacterParams, build: ArmBuild, unitPx: number, makeCanvas: MakeCanvas): LimbLook {
  const { sleeve } = build;
  const random = seededRandom(params.seed * 29 + 3);
  const weave = sleeve.kind === 'none' ? null : weaveOf(sleeve, unitPx, random, makeCanvas);
  return {
    ...skinColors(params),
    cloth: toLinear(sleeveColor(params)),
    shirtCuff: toLinear(clothColor(params.garment.innerColor)),
    sleeve,
    weave,
    // From afar a weave is as faint as that of the body.
    weaveStrength: sleeve.strength * clamp(unitPx / 140, 0.35, 1),
    folds: sleeve.kind === 'none' ? [] : planFolds(build.upperLength, random),
  };
}

/** Palms stay light on dark skin. */
function skinColors(params: CharacterParams): Pick<LimbLook, 'skin' | 'palm' | 'nail' | 'darkness'> {
  const { skin, darkness } = skinPalette(params);
  const dim = 1 - 0.1 * (1 - smoothstep(0, 0.45, darkness));
  const inside = scaleRgb(skin, [0.99 * dim, 0.94 * dim, 0.93 * dim]);
  return {
    darkness,
    skin: toLinear(scaleRgb(skin, [0.975 * dim, 0.945 * dim, 0.93 * dim])),
    palm: toLinear(mixRgb(inside, [222, 160, 134], 0.06 + 0.3 * clamp(darkness))),
    nail: toLinear(mixRgb(mixRgb(skin, [232, 158, 148], 0.5), [255, 226, 220], 0.1)),
  };
}

function weaveOf({ fabric }: Sleeve, unitPx: number, random: Random, makeCanvas: MakeCanvas): WeaveTile {
  const tile = fabricTile(fabric, unitPx, random, makeCanvas);
  const { data } = contextOf(tile).getImageData(0, 0, tile.width, tile.height);
  const grey = Uint8Array.from({ length: tile.width * tile.height }, (_, i) => data[i * 4]);
  return { width: tile.width, height: tile.height, grey };
}
