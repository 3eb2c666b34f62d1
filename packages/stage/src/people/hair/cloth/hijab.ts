import { parseHex, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { drapeSwags, HIJAB_ARCHES, hangingEnd, THROWN_END } from '../guides/hijab-guides.ts';
import { guide, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import { constantNormal, type NormalAt } from '../head-normal.ts';
import type { Rib } from '../knot.ts';
import { paintFan } from '../paint/fan.ts';
import type { HairPainter } from '../paint/hair-painter.ts';
import { paintRibbon } from '../paint/ribbon.ts';
import { withColor } from '../paint/scalp-tint.ts';
import { CLOTH } from './cloth-look.ts';
import { DRAPE, type DrapeLook, looseFolds, paintDrapeBase, paintFolds } from './folds.ts';

const chestNormal: NormalAt = (x, _y, out) => {
  out[0] = x * 0.5;
  out[1] = 0.1;
  out[2] = 0.82;
};

const clothOf = (craft: HairCraft): Rgb => parseHex(craft.params.coverColor);

/** The cloth behind the neck. */
function paintBehind(craft: HairCraft): HairPainter {
  const layer = craft.newLayer([-1.5, -1.8, 1.5, 2.2], scaleRgb(clothOf(craft), 0.8));
  const guides = [-1, -0.5, 0, 0.5, 1].map((t) =>
    guide([
      [t * 0.4, -0.9, 0.2],
      [t * 0.74, -0.4, 0.2],
      [t * 0.78, 0.2, 0.2],
      [t * 0.76, 0.9, 0.2],
      [t * 0.8, 1.5, 0.2],
      [t * 0.86, 1.9, 0.2],
    ]),
  );
  paintFan(layer, guides, 7, { ...CLOTH, tone: 0.5, overlap: 2.4, widest: 0.3, narrowest: 0.15, points: 20 });
  return layer;
}

/** The narrow under-scarf that shows at the forehead. */
function paintUnderscarf(front: HairPainter, cloth: Rgb): void {
  const band = resample(
    guide([
      [-0.715, -0.56, 0.72],
      [-0.6, -0.71, 0.8],
      [-0.35, -0.845, 0.93],
      [0, -0.885, 0.98],
      [0.35, -0.845, 0.93],
      [0.6, -0.71, 0.8],
      [0.715, -0.56, 0.72],
    ]),
    40,
  ).map(([x, y, z], i): Rib => [x, y, z, 0.004 + 0.03 * Math.sin((Math.PI * (i + 0.5)) / 40)]);
  withColor(front, scaleRgb(cloth, 0.55), cloth, () => paintRibbon(front, band, { ...CLOTH, tone: 0.9, round: 0.6 }));
}

/** The part round the head: flat cloth, then folds that run from jaw to jaw over the crown. */
function paintHood(craft: HairCraft): HairPainter {
  const layer = craft.newLayer([-1.5, -1.8, 1.5, 1.95], clothOf(craft));
  const look: DrapeLook = { ...DRAPE, points: 72, melt: 0.1, shadow: 0.3, round: 0.7 };
  const guides = [...HIJAB_ARCHES].reverse();
  paintDrapeBase(layer, guides, look, 0.94);
  paintFolds(layer, guides, looseFolds(7, [0.035, 0.115], craft.random), look);
  const hem = { across: 0.985, halfWidth: 0.045, tone: 1.03, stray: 0, from: 0.02, to: 0.98 };
  paintFolds(layer, guides, [hem], { ...look, ends: 0.6 });
  paintUnderscarf(layer, clothOf(craft));
  return layer;
}

/** Wrapped: swags round the neck and one end thrown over the shoulder. */
export function paintHijab(craft: HairCraft): { front: HairPainter; back: HairPainter; mid: HairPainter } {
  const { random } = craft;
  const mid = craft.newLayer([-2, 0.6, 2, 3.2], clothOf(craft));
  const look: DrapeLook = { ...DRAPE, normalAt: chestNormal, melt: 0.04, shadow: 0.4, ends: 0.25 };
  const swags = drapeSwags();
  paintDrapeBase(mid, swags, { ...look, melt: 0 }, 0.9);
  paintFolds(mid, swags, looseFolds(9, [0.07, 0.18], random), look);
  paintDrapeBase(mid, THROWN_END, { ...look, points: 44, melt: 0.16 }, 0.96);
  paintFolds(mid, THROWN_END, looseFolds(4, [0.06, 0.13], random), { ...look, points: 44, melt: 0.16, shadow: 0.46 });
  return { back: paintBehind(craft), mid, front: paintHood(craft) };
}

/** Loose: one swag under the chin and an end that falls straight over the shoulder. */
export function paintShayla(craft: HairCraft): { front: HairPainter; back: HairPainter; mid: HairPainter } {
  const { random } = craft;
  const side = craft.params.part <= 0 ? 1 : -1;
  const mid = craft.newLayer([-2, 0.6, 2, 3.3], clothOf(craft));
  const look: DrapeLook = { ...DRAPE, normalAt: chestNormal, melt: 0.04, shadow: 0.38, ends: 0.3 };
  const hanging: DrapeLook = {
    ...look,
    normalAt: constantNormal([side * 0.2, 0.05, 0.9]),
    points: 40,
    melt: 0.02,
    ends: 0.75,
  };
  paintDrapeBase(mid, hangingEnd(side), hanging, 0.92);
  paintFolds(mid, hangingEnd(side), looseFolds(5, [0.05, 0.12], random), hanging);
  const swags = drapeSwags().slice(2);
  paintDrapeBase(mid, swags, { ...look, melt: 0 }, 0.9);
  paintFolds(mid, swags, looseFolds(6, [0.06, 0.15], random), look);
  return { back: paintBehind(craft), mid, front: paintHood(craft) };
}
