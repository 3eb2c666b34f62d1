import type { CharacterParams } from '@herald/media/person/character-params';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import { chooseLight } from '#base/light/choose-light.ts';
import type { Light } from '#base/light/light-presets.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { NewestOnes } from '#base/newest-ones.ts';
import type { Framing } from '#base/performer.ts';
import { drawNecklace } from '../accessories/necklace.ts';
import { ArmBakery } from '../arms/arm-bakery.ts';
import { cutArms } from '../arms/cut-arms.ts';
import { Arms } from '../arms/gestures/arms-of.ts';
import { drawCard } from '../arms/hold/draw-card.ts';
import { layArms } from '../arms/lay-arms.ts';
import { type ArmSide, armBuild } from '../arms/model/arm-build.ts';
import { clothColor } from '../arms/model/sleeves.ts';
import { restOf } from '../arms/rest.ts';
import { startSewing } from '../body/sew.ts';
import { sewSkin } from '../body/sew-skin.ts';
import { CELL, gridOver, type TorsoGrid } from '../body/torso-grid.ts';
import { TORSO_BOTTOM, TORSO_TOP, torsoShape } from '../body/torso-shape.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import { GARMENTS } from '../garments/garments.ts';
import { downBody } from '../params/head-on-body.ts';
import type { BakedHair, SoftShadow } from '../params/skull-geometry.ts';
import { skinPalette } from '../skin/skin-palette.ts';

/** A body whose arms rest in one way. */
export interface BakedBody {
  /** with resting arms */
  torso: Sprite;
  /** the same without the arms of some hands */
  without(hands: readonly ArmSide[]): Sprite;
  arms: Arms;
  light: Light;
}

/** A body before its arms are laid on it: as they usually rest, or in another way. */
type RestingBody = (isOther: boolean) => BakedBody;

interface BodySource {
  params: CharacterParams;
  framing: Framing;
  headPlace: Framing;
  hair: BakedHair;
  product: Picture | null;
  makeCanvas: MakeCanvas;
}

const WIDEST = 2.95;

export function bakeBody({ params, framing, headPlace, hair, product, makeCanvas }: BodySource): RestingBody {
  const face = resolveFaceShape(params);
  const { unitPx } = framing;
  const light = chooseLight(params.lighting, framing);
  const shape = torsoShape(face, params.seed, params.pose, framing.aside);
  const raise = Math.round((face.male ? 0.05 : 0.075) * unitPx);
  const grid = visibleGrid(framing);
  const random = seededRandom(params.seed * 11 + 5);
  const sewing = startSewing({ torso: shape, grid, light, unitPx, chinY: downBody(face.chinY), random, makeCanvas });
  const palette = skinPalette(params);
  sewSkin(sewing, shape, face, palette);
  const color = clothColor(params.garment.color);
  const { necklace, garment } = params;
  const tailor = {
    sewing,
    torso: shape,
    random: seededRandom(params.seed * 19 + 7),
    color,
    innerColor: clothColor(garment.innerColor),
    keyX: light.key[0],
    wearNecklace: () => {
      if (necklace) drawNecklace(sewing, { kind: necklace, neck: shape.neck, keyX: light.key[0] });
    },
  };
  GARMENTS[garment.kind](tailor);
  const x = Math.round(grid.left * unitPx);
  const y = Math.round(grid.top * unitPx) - raise;
  const build = armBuild({ face, torso: shape, garment: garment.kind, raise: raise / unitPx });
  cutArms(sewing.ctx, build, ([u, v]) => [u * unitPx - x, v * unitPx - y]);
  const bakery = new ArmBakery({ params, framing, build, makeCanvas });
  const armless = sewing.canvas;
  const hairPlace = { x, y: y + framing.headY - headPlace.headY, unitPx, light };
  const card = product && drawCard({ product, light, unitPx, makeCanvas });
  let usual: Arms | undefined;
  return (isOther) => {
    const rest = restOf({ ...params, isOther }, build, framing);
    const resting = rest.order.map((side) => ({ side, arm: bakery.bakeArm(rest.poses[side], side) }));
    const dress = (canvas: Canvas, hidden: readonly ArmSide[]): Sprite => {
      const ctx = contextOf(canvas);
      const shown = resting.flatMap(({ side, arm }) => (arm && !hidden.includes(side) ? [arm] : []));
      layArms({ ctx, x, y, unitPx, light }, shown, makeCanvas);
      layHair(ctx, hair, hairPlace);
      return { canvas, x, y };
    };
    // Whoever draws takes a copy of what is above the seam and of what is below, one right after the other.
    const bodies = new NewestOnes<Sprite>(1);
    const without = (hands: readonly ArmSide[]): Sprite =>
      bodies.get(hands.join(), () => dress(copyOf(armless, makeCanvas), hands));
    const arms = new Arms(bakery, rest, card, usual);
    usual ??= arms;
    return { torso: without([]), without, arms, light };
  };
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

function copyOf(canvas: Canvas, makeCanvas: MakeCanvas): Canvas {
  const copy = makeCanvas(canvas.width, canvas.height);
  contextOf(copy).drawImage(canvas, 0, 0);
  return copy;
}

interface BodyPlace {
  x: number;
  y: number;
  unitPx: number;
  light: Light;
}

/** Hair that lies on the body, and the shadow of the rest. */
function layHair(ctx: Context2D, { bodyShadow, mid }: BakedHair, { x, y, unitPx, light }: BodyPlace): void {
  if (bodyShadow) layShadow(ctx, bodyShadow, x + light.key[0] * 0.1 * unitPx, y - 0.1 * unitPx);
  if (mid) ctx.drawImage(mid.canvas, mid.x - x, mid.y - y);
}

function layShadow(ctx: Context2D, shadow: SoftShadow, x: number, y: number): void {
  const { canvas, scale } = shadow;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(canvas, shadow.x - x, shadow.y - y, canvas.width * scale, canvas.height * scale);
  ctx.restore();
}
