import type { CharacterParams, GarmentKind } from '@herald/media';
import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { parseHex, type Rgb } from '#base/color/rgb.ts';
import { cropSprite } from '#base/drawing/crop-sprite.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import { chooseLight } from '#base/light/choose-light.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { Framing } from '#base/performer.ts';
import { drawNecklace } from '../accessories/necklace.ts';
import { cutArmGaps } from '../body/arm-gap.ts';
import { sewProductHand } from '../body/product-hand.ts';
import { type Sewing, startSewing } from '../body/sew.ts';
import { sewSkin } from '../body/sew-skin.ts';
import { CELL, gridOver, type TorsoGrid } from '../body/torso-grid.ts';
import { TORSO_BOTTOM, TORSO_TOP, torsoShape } from '../body/torso-shape.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import { GARMENTS } from '../garments/garments.ts';
import type { BakedHair, SoftShadow } from '../params/skull-geometry.ts';
import { skinPalette } from '../skin/skin-palette.ts';

export interface BakedBody {
  torso: Sprite;
  /** the hand with the product card, drawn over everything */
  hand: Sprite | null;
}

interface BodySource {
  params: CharacterParams;
  framing: Framing;
  hair: BakedHair;
  product: Picture | null;
  makeCanvas: MakeCanvas;
}

const WIDEST = 2.95;

/** Brightest a cloth may be before light, so that folds stay visible in white. */
const BRIGHTEST = 222;

export function bakeBody({ params, framing, hair, product, makeCanvas }: BodySource): BakedBody {
  const face = resolveFaceShape(params);
  const { unitPx } = framing;
  const light = chooseLight(params.lighting);
  const torso = torsoShape(face, params.seed, params.pose);
  const raise = Math.round((face.male ? 0.05 : 0.075) * unitPx);
  const grid = visibleGrid(framing);
  const start = (seed: number): Sewing =>
    startSewing({ torso, grid, light, unitPx, chinY: face.chinY, random: seededRandom(seed), makeCanvas });
  const sewing = start(params.seed * 11 + 5);
  const palette = skinPalette(params);
  sewSkin(sewing, torso, face, palette);
  const color = clothColor(params.garment.color);
  const { necklace, garment } = params;
  const tailor = {
    sewing,
    torso,
    random: seededRandom(params.seed * 19 + 7),
    color,
    innerColor: clothColor(garment.innerColor),
    keyX: light.key[0],
    wearNecklace: () => {
      if (necklace) drawNecklace(sewing, { kind: necklace, neck: torso.neck, keyX: light.key[0] });
    },
  };
  GARMENTS[garment.kind](tailor);
  cutArmGaps(sewing, torso, params);
  const x = Math.round(grid.left * unitPx);
  const y = Math.round(grid.top * unitPx) - raise;
  if (hair.bodyShadow) layShadow(sewing, hair.bodyShadow, x + light.key[0] * 0.1 * unitPx, y - 0.1 * unitPx);
  if (hair.mid) sewing.ctx.drawImage(hair.mid.canvas, hair.mid.x - x, hair.mid.y - y);
  return { torso: { canvas: sewing.canvas, x, y }, hand: bakeHand() };

  function bakeHand(): Sprite | null {
    if (params.pose !== 'product-card' || !product) return null;
    const above = start(params.seed * 23 + 1);
    sewProductHand({ sewing: above, palette, male: face.male, sleeve: sleeveColor(params, color), light, product });
    return cropSprite({ canvas: above.canvas, x, y }, makeCanvas);
  }
}

function visibleGrid({ frameWidth, frameHeight, headX, headY, unitPx }: Framing): TorsoGrid {
  const left = Math.max(-WIDEST, -headX / unitPx - 0.1);
  const right = Math.min(WIDEST, (frameWidth - headX) / unitPx + 0.1);
  const bottom = Math.min(TORSO_BOTTOM, (frameHeight - headY) / unitPx + 0.2);
  return gridOver(
    Math.floor(left / CELL) * CELL,
    TORSO_TOP,
    Math.max(left + 1, right),
    Math.max(TORSO_TOP + 0.6, bottom),
  );
}

function clothColor(hex: string): Rgb {
  const color = parseHex(hex);
  const brightest = Math.max(...color);
  if (brightest <= BRIGHTEST) return color;
  return [(color[0] * BRIGHTEST) / brightest, (color[1] * BRIGHTEST) / brightest, (color[2] * BRIGHTEST) / brightest];
}

const SHORT_SLEEVED: ReadonlySet<GarmentKind> = new Set(['tank', 'tee', 'scoop']);

/** Bare arms hold the card with a bare forearm. */
function sleeveColor({ garment }: CharacterParams, color: Rgb): Rgb | null {
  if (SHORT_SLEEVED.has(garment.kind)) return null;
  return garment.kind === 'sport' ? clothColor(garment.innerColor) : color;
}

function layShadow({ ctx }: Sewing, shadow: SoftShadow, x: number, y: number): void {
  const { canvas, scale } = shadow;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(canvas, shadow.x - x, shadow.y - y, canvas.width * scale, canvas.height * scale);
  ctx.restore();
}
