import type { CharacterParams } from '@herald/media/person/character-params';
import type { Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import type { PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { Framing, Performer, Rect } from '#base/performer.ts';
import { bakeBeard } from '../hair/bake-beard.ts';
import { bakeHair } from '../hair/bake-hair.ts';
import { headOn } from '../params/head-on-body.ts';
import { type BakedBody, bakeBody } from './bake-body.ts';
import { bakeHead } from './bake-head.ts';
import { buildSkullGeometry } from './build-skull-geometry.ts';
import { type MovingParts, movingArea } from './moving-area.ts';
import { LoadedHead, MovingCharacter } from './moving-character.ts';
import { MovingLayer } from './moving-layer.ts';
import { placeHead } from './place-head.ts';

export interface CharacterOptions {
  /** what the hand of the 'product-card' pose holds */
  product?: Picture | null;
}

/** Below this height (face units) the torso is still; above, it breathes and leans, with hands that rest before it. */
const SEAM_Y = 5.6;

/** Bakes a character for one framing; drawing a moment is cheap afterwards. */
export function prepareCharacter(
  params: CharacterParams,
  framing: Framing,
  makeCanvas: MakeCanvas,
  options: CharacterOptions = {},
): Performer {
  const place = placeHead(params, framing);
  const headPlace = headOn(place);
  const geometry = buildSkullGeometry(params, headPlace.unitPx, place);
  const hair = bakeHair(params.hair, geometry, makeCanvas);
  const beard = bakeBeard(params.beard, geometry, makeCanvas);
  const head = bakeHead({ params, geometry, hair, beard, makeCanvas });
  const bodyOf = bakeBody({ params, framing: place, headPlace, hair, product: options.product ?? null, makeCanvas });
  const heads = new WeakMap<PixelMemory, LoadedHead>();
  const loadedHead = (memory: PixelMemory): LoadedHead => {
    const loaded = heads.get(memory) ?? new LoadedHead(head, memory, makeCanvas);
    heads.set(memory, loaded);
    return loaded;
  };
  const performerWith = (body: BakedBody): Performer => {
    const seam = Math.min(body.torso.canvas.height, Math.round(SEAM_Y * place.unitPx) - body.torso.y);
    const parts: MovingParts = { framing: place, headPlace, hair, torso: body.torso, seam };
    const area = movingArea(parts);
    const gestureArea = { x: 0, y: area.y, width: place.frameWidth, height: place.frameHeight - area.y };
    const load = (memory: PixelMemory) =>
      new MovingCharacter({ place, headPlace, head, loadedHead, body, seam, area, makeCanvas }, memory);
    // Whole frames need it once or twice, to see what lies in them: a film composes elsewhere, and needs the memory.
    const layers = new Map<Rect, WeakRef<MovingLayer>>();
    return {
      framing: place,
      movingArea: area,
      prepareGestures: (gestures) => body.arms.bakeNext(gestures),
      drawStill: (ctx, movingHands = []) => drawStillTorso(ctx, body.without(movingHands), place, seam),
      drawMoving: (ctx, pose) => {
        const touched = pose.gestures?.length ? gestureArea : area;
        const layer = layers.get(touched)?.deref() ?? new MovingLayer({ movingArea: touched, load }, makeCanvas);
        layers.set(touched, new WeakRef(layer));
        layer.draw(ctx, pose);
      },
      load,
    };
  };
  const usual = performerWith(bodyOf(false));
  if (params.pose === 'product-card') return usual;
  let other: Performer | undefined;
  return {
    ...usual,
    restingOtherwise() {
      other ??= performerWith(bodyOf(true));
      return other;
    },
  };
}

function drawStillTorso(ctx: Context2D, torso: Sprite, { headX, headY }: Framing, seam: number): void {
  const { canvas } = torso;
  const from = seam - 1;
  if (from >= canvas.height) return;
  const rows = canvas.height - from;
  ctx.drawImage(canvas, 0, from, canvas.width, rows, headX + torso.x, headY + torso.y + from, canvas.width, rows);
}
