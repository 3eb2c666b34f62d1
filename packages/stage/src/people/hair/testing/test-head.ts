import type { CharacterParams } from '@herald/media/person/character-params';
import type { BeardParams, HairParams, HairStyle } from '@herald/media/person/hair-params';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import { BentSprite } from '#base/composing/bent-sprite.ts';
import type { HeadTurn } from '#base/composing/head-turn.ts';
import { PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import { buildSkullGeometry } from '../../character/build-skull-geometry.ts';
import type { BendingSprite, SkullGeometry } from '../../params/skull-geometry.ts';

export const UNIT_PX = 44;

/** A plain person whose head the tests grow hair on. */
export const person = (change: Partial<CharacterParams> = {}): CharacterParams => ({
  ...readCharacterParams({ seed: 7, gender: 'female', ageYears: 28 }),
  ...change,
});

export const hairOf = (style: HairStyle, change: Partial<HairParams> = {}): HairParams => ({
  style,
  color: '#713f24',
  length: 6,
  part: -0.14,
  greyShare: 0,
  coverColor: '#b98a86',
  ...change,
});

export const beardOf = (style: BeardParams['style'], change: Partial<BeardParams> = {}): BeardParams => ({
  style,
  color: '#33221a',
  greyShare: 0,
  ...change,
});

/** The head that carries this hair. */
export const headWith = (hair: HairParams, change: Partial<CharacterParams> = {}): SkullGeometry =>
  buildSkullGeometry(person({ hair, ...change }), UNIT_PX);

export const STILL = { turn: 0, tilt: 0, roll: 0, sway: 0, jawDrop: 0 } as const;

/** A head-sized frame with the head's origin at this pixel. */
export const FRAME = { width: 220, height: 300, originX: 110, originY: 120 } as const;

/** Layers over each other, lowest first, as the head shows them: still ones and such as follow it. */
export function layered(
  layers: readonly (Sprite | BendingSprite | null | undefined)[],
  turn: HeadTurn,
): Uint8ClampedArray {
  const memory = new PixelMemory();
  const whole = { x: 0, y: 0, width: FRAME.width, height: FRAME.height };
  const picture = memory.picture(whole);
  const place = { cos: 1, sin: 0, x: FRAME.originX, y: FRAME.originY };
  for (const layer of layers) {
    if (!layer) continue;
    if ('bend' in layer) new BentSprite(memory, layer.sprite, layer.bend).draw(picture, turn, place, whole);
    else memory.blend(memory.load(layer.canvas, layer.x + place.x, layer.y + place.y), picture, whole);
  }
  memory.divideByAlpha(picture);
  return memory.bytesOf(picture).slice();
}

/** Alpha 0..255 at a point in face units. */
export function alphaAt(bytes: Uint8ClampedArray, x: number, y: number): number {
  const column = Math.round(FRAME.originX + x * UNIT_PX);
  const row = Math.round(FRAME.originY + y * UNIT_PX);
  return bytes[(row * FRAME.width + column) * 4 + 3];
}

/** Mean difference per byte between two frames, rows from and to in face units. */
export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray, fromY = -2.7, toY = 4): number {
  const first = Math.max(0, Math.round(FRAME.originY + fromY * UNIT_PX));
  const last = Math.min(FRAME.height, Math.round(FRAME.originY + toY * UNIT_PX));
  let sum = 0;
  for (let i = first * FRAME.width * 4; i < last * FRAME.width * 4; i++) sum += Math.abs(a[i] - b[i]);
  return sum / ((last - first) * FRAME.width * 4);
}

/** True when two pictures are equal byte by byte. */
export const same = (a: Uint8ClampedArray, b: Uint8ClampedArray): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

/** Sum of alpha, in whole pixels. */
export function coverage(bytes: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 3; i < bytes.length; i += 4) sum += bytes[i];
  return sum / 255;
}
