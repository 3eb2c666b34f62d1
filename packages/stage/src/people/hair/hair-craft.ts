import type { HairParams } from '@herald/media/person/hair-params';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import type { Rgb } from '#base/color/rgb.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { type Random, seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { SkullGeometry } from '../params/skull-geometry.ts';
import { HairPainter } from './paint/hair-painter.ts';
import { type HeadFit, toHeadY } from './paint/head-fit.ts';

/** Guides are drawn on a skull with this half width and chin. */
const REFERENCE_HALF_WIDTH = 0.95;
const REFERENCE_CHIN_Y = 1.32;

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What a style works with: the head in reference units, one random stream, and layers to paint on. */
export interface HairCraft {
  readonly params: HairParams;
  readonly geometry: SkullGeometry;
  readonly random: Random;
  readonly makeCanvas: MakeCanvas;
  readonly fit: HeadFit;
  readonly front: HairPainter;
  readonly back: HairPainter;
  readonly hairlineY: number;
  /** lower edge of the hair on the forehead, temples and sideburns */
  hairlineAt(x: number): number;
  /** half width of the skull in reference units */
  skullAt(y: number): number;
  newLayer(box: Box, color?: Rgb): HairPainter;
}

const headFit = (geometry: SkullGeometry): HeadFit => ({
  widen: (geometry.faceHalfWidth / REFERENCE_HALF_WIDTH) * 1.008,
  rows: [
    [0.2, 0.2],
    [REFERENCE_CHIN_Y, geometry.chinY],
  ],
});

/** A rounded forehead, recessed temples (deeper in older men), and the drop before the ear. */
function hairlineOf(geometry: SkullGeometry): (x: number) => number {
  const { male, oldness, hairlineY } = geometry;
  const recess = male ? 0.06 + 0.1 * oldness : 0.018;
  const round = male ? 0.025 : 0.05;
  const middle = hairlineY - (male ? 0 : 0.02);
  return (x) => {
    const side = Math.abs(x);
    return (
      middle +
      round * (Math.min(side, 0.4) / 0.4) ** 2 +
      0.05 * smoothstep(0.4, 0.6, side) -
      recess * gaussian(side - 0.5, 0.12) +
      0.26 * smoothstep(0.6, 0.8, side) +
      0.42 * smoothstep(0.78, 0.9, side)
    );
  };
}

export interface LayerBoxes {
  front: Box;
  back: Box;
}

export function hairCraft(
  params: HairParams,
  geometry: SkullGeometry,
  makeCanvas: MakeCanvas,
  boxes: LayerBoxes,
): HairCraft {
  const fit = headFit(geometry);
  const random = seededRandom(geometry.seed * 77 + 5);
  const newLayer = (box: Box, color: Rgb = geometry.hair): HairPainter =>
    new HairPainter({
      unitPx: geometry.unitPx,
      box,
      light: geometry.light,
      color,
      fit,
      random,
      grey: params.greyShare,
    });
  return {
    params,
    geometry,
    random,
    makeCanvas,
    fit,
    front: newLayer(boxes.front),
    back: newLayer(boxes.back),
    hairlineY: geometry.hairlineY,
    hairlineAt: hairlineOf(geometry),
    skullAt: (y) => geometry.halfWidthAt(toHeadY(fit, y)) / fit.widen,
    newLayer,
  };
}
