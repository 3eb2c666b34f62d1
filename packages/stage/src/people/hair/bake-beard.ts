import { mixRgb, parseHex } from '#base/color/rgb.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { BakeBeard } from '../params/skull-geometry.ts';
import { JawBend, LipBend } from './beard/beard-motion.ts';
import { beardGrowth, beardLength } from './beard/beard-scale.ts';
import { beardFit, beardShape } from './beard/beard-shape.ts';
import { beardBoxes, paintJaw, paintLip } from './beard/paint-beard.ts';
import { HairPainter } from './paint/hair-painter.ts';
import { toReferenceY } from './paint/head-fit.ts';

/** Beards are a little warmer than the hair above them. */
const WARM = [60, 30, 18] as const;

/** Paints a beard once in two pieces: the jaw, which drops with the chin, and the moustache, which does not. */
export const bakeBeard: BakeBeard = (params, geometry, makeCanvas) => {
  if (params.style === 'none') return null;
  const fit = beardFit(geometry);
  const shape = beardShape(params.style, geometry, fit);
  const growth = beardGrowth(params.style, beardLength(params));
  const boxes = beardBoxes(geometry);
  const random = seededRandom(geometry.seed * 31 + 3);
  const painter = (box: typeof boxes.jaw): HairPainter =>
    new HairPainter({
      unitPx: geometry.unitPx,
      box,
      light: geometry.light,
      color: mixRgb(parseHex(params.color), WARM, 0.12),
      fit,
      random,
      grey: params.greyShare,
    });
  const jawLayer = painter(boxes.jaw);
  paintJaw(jawLayer, shape, growth);
  const lipLayer = painter(boxes.lip);
  paintLip(lipLayer, shape, growth, params.style);
  const jaw = jawLayer.toSprite(makeCanvas);
  const lip = lipLayer.toSprite(makeCanvas);
  return {
    jaw: jaw && { sprite: jaw, bend: new JawBend(jaw, geometry) },
    lip: lip && { sprite: lip, bend: new LipBend(geometry) },
    coverAt: (x, y) => {
      const rx = x / fit.widen;
      const ry = toReferenceY(fit, y);
      return growth.cover * Math.max(shape.jaw(rx, ry), shape.lip(rx, ry));
    },
  };
};
