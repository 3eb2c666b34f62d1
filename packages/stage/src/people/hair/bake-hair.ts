import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { scaleRgb } from '#base/color/rgb.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { BakedHair, BakeHair, SkullGeometry, SoftShadow } from '../params/skull-geometry.ts';
import { hairCraft } from './hair-craft.ts';
import { HairBend } from './hair-motion.ts';
import { HAIR_RECIPES, type HairRecipe } from './hair-recipes.ts';
import { paintFlyaways } from './paint/flyaways.ts';
import type { HairPainter } from './paint/hair-painter.ts';
import { scalpCover } from './scalp-cover.ts';
import { softShadow } from './soft-shadow.ts';

/** [blur in face units, strength, fall in face units] */
const FACE_SHADOWS: Record<Exclude<HairRecipe['shadow'], 'none'>, readonly [number, number, number]> = {
  tight: [0.05, 0.42, 0.03],
  soft: [0.05, 0.5, 0.06],
  full: [0.085, 0.85, 0.075],
};

const BODY_SHADOW_COLOR = [24, 10, 6] as const;

function shadowOnFace(
  sprite: Sprite,
  recipe: HairRecipe,
  geometry: SkullGeometry,
  makeCanvas: MakeCanvas,
): SoftShadow | null {
  if (recipe.shadow === 'none') return null;
  const [blur, strength, fall] = FACE_SHADOWS[recipe.shadow];
  const { unitPx, light } = geometry;
  return softShadow(sprite, makeCanvas, {
    color: scaleRgb(geometry.skin, [0.36, 0.22, 0.2]),
    blurPx: blur * unitPx,
    strength,
    shiftX: -light.key[0] * 0.06 * unitPx,
    shiftY: fall * unitPx,
  });
}

const shadowOnBody = (sprite: Sprite, unitPx: number, makeCanvas: MakeCanvas): SoftShadow =>
  softShadow(sprite, makeCanvas, {
    color: BODY_SHADOW_COLOR,
    blurPx: 0.12 * unitPx,
    strength: 0.6,
    shiftX: 0,
    shiftY: 0,
  });

/** Hair before the face stays as it was drawn; a stream of its own leaves every other hair where it is. */
function letHairsFly(
  layers: readonly (HairPainter | null | undefined)[],
  { flyaways, swingsBelowY }: HairRecipe,
  geometry: SkullGeometry,
): void {
  if (flyaways === 0) return;
  const longest = swingsBelowY === null ? 0.16 : 0.42;
  const isFace = (x: number, y: number): boolean =>
    y > geometry.hairlineY - 0.12 && y < geometry.chinY && Math.abs(x) < geometry.halfWidthAt(y) - 0.02;
  for (const [index, layer] of layers.entries())
    if (layer) paintFlyaways(layer, { count: flyaways, longest, seed: geometry.seed * 91 + 3 + index, isFace });
}

/** Paints a head of hair once; the same parameters, geometry and seed give the same bytes. */
export const bakeHair: BakeHair = (params, geometry, makeCanvas) => {
  const recipe = HAIR_RECIPES[params.style];
  const craft = hairCraft(params, geometry, makeCanvas, recipe.boxes);
  const layers = recipe.paint(craft) ?? { front: craft.front, back: craft.back };
  letHairsFly([layers.front, layers.back], recipe, geometry);
  const front = layers.front.toSprite(makeCanvas);
  const back = layers.back?.toSprite(makeCanvas) ?? null;
  const { unitPx } = geometry;
  const baked: BakedHair = { front, back, hidesEars: recipe.hidesEars };
  const motion = { unitPx, depthAt: recipe.depthAt, swingsBelowY: recipe.swingsBelowY };
  if (layers.mid) baked.mid = layers.mid.toSprite(makeCanvas);
  if (front) {
    baked.faceShadow = shadowOnFace(front, recipe, geometry, makeCanvas);
    baked.bodyShadow = recipe.castsOnBody ? shadowOnBody(front, unitPx, makeCanvas) : null;
    const look = { ...motion, rigid: false, crownStays: recipe.seeThrough, nodDepth: 0.3 };
    baked.frontBend = new HairBend(front, look);
  }
  if (back)
    baked.backBend = new HairBend(back, {
      ...motion,
      depthAt: () => recipe.backDepth,
      rigid: true,
      crownStays: false,
      nodDepth: recipe.backDepth,
    });
  if (recipe.scalpCover > 0) {
    const { hairlineAt, fit } = craft;
    baked.scalpCoverAt = scalpCover(recipe.scalpCover, (x) => hairlineAt(x / fit.widen), geometry.faceHalfWidth);
  }
  return baked;
};
