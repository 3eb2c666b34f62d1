import type { Sprite } from '#base/drawing/sprite.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { BREATH_RISE, MOST_BREATH } from '../body/body-reach.ts';
import type { BakedHair } from '../params/skull-geometry.ts';

export interface MovingParts {
  framing: Framing;
  headPlace: Framing;
  hair: BakedHair;
  torso: Sprite;
  /** row of the torso below which it is still */
  seam: number;
}

/** How far the head may lean, shift and swing its hair, in face units. */
const SIDE_REACH = 0.42;
const UP_REACH = 0.36;
const DOWN_REACH = 0.34;
const HEAD = { side: 1.2, top: -1.45, bottom: 1.75 };

/** The rectangle every pose stays within, in whole pixels of the frame. */
export function movingArea({ framing, headPlace, hair, torso, seam }: MovingParts): Rect {
  const { headX, headY, unitPx: unit, frameWidth, frameHeight } = framing;
  const head = headPlace.unitPx;
  const lower = headPlace.headY - headY;
  const boxes = [
    { left: -HEAD.side * head, right: HEAD.side * head, top: HEAD.top * head, bottom: HEAD.bottom * head },
    ...[hair.back, hair.front].filter((sprite) => sprite !== null).map(box),
  ].map(({ left, right, top, bottom }) => ({
    left: left - SIDE_REACH * head,
    right: right + SIDE_REACH * head,
    top: lower + top - UP_REACH * head,
    bottom: lower + bottom + DOWN_REACH * head,
  }));
  boxes.push({
    left: torso.x,
    right: torso.x + torso.canvas.width,
    top: torso.y - BREATH_RISE * MOST_BREATH * unit,
    bottom: torso.y + seam,
  });
  const left = Math.max(0, Math.floor(headX + Math.min(...boxes.map((b) => b.left))));
  const top = Math.max(0, Math.floor(headY + Math.min(...boxes.map((b) => b.top))));
  const right = Math.min(frameWidth, Math.ceil(headX + Math.max(...boxes.map((b) => b.right))));
  const bottom = Math.min(frameHeight, Math.ceil(headY + Math.max(...boxes.map((b) => b.bottom))));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

function box({ x, y, canvas }: Sprite) {
  return { left: x, right: x + canvas.width, top: y, bottom: y + canvas.height };
}
