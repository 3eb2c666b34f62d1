import type { CharacterParams } from '@herald/media/person/character-params';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Framing, Performer, Pose, Rect } from '#base/performer.ts';
import { type Difference, differenceBetween } from '../../../../testing/compare-pictures.ts';
import { makeCanvas } from '../../../../testing/node-canvas.ts';
import { NEUTRAL_POSE } from '../../acting/expressions.ts';
import { bodyUnder } from '../../params/head-on-body.ts';
import { type CharacterOptions, prepareCharacter } from '../prepare-character.ts';

export const FRAME = { width: 180, height: 260 };
/** Where the head of the plain person is. */
const HEAD = { frameWidth: FRAME.width, frameHeight: FRAME.height, headX: 90, headY: 92, unitPx: 40 };
export const FRAMING = bodyUnder(HEAD);

export const PLAIN: CharacterParams = readCharacterParams({
  seed: 4,
  gender: 'female',
  ageYears: 28,
  hair: { style: 'bun', color: '#2b2320' },
});

export function sit(change: Partial<CharacterParams> = {}, options: CharacterOptions = {}): Performer {
  return prepareCharacter({ ...PLAIN, ...change }, FRAMING, makeCanvas, options);
}

/** RGBA of a person in a pose before an empty background. */
export function photograph(person: Performer, pose: Partial<Pose> = {}): Uint8ClampedArray {
  const ctx = contextOf(makeCanvas(FRAME.width, FRAME.height));
  person.drawStill(ctx);
  person.drawMoving(ctx, { ...NEUTRAL_POSE, ...pose });
  return ctx.getImageData(0, 0, FRAME.width, FRAME.height).data;
}

export function portrait(change: Partial<CharacterParams> = {}, pose: Partial<Pose> = {}): Uint8ClampedArray {
  return photograph(sit(change), pose);
}

export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): Difference {
  return differenceBetween({ data: a }, { data: b });
}

/** A part of a picture, in face units around the eyes of the plain framing. */
export function part(
  pixels: Uint8ClampedArray,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Uint8ClampedArray {
  const { headX, headY, unitPx } = HEAD;
  const box: Rect = {
    x: Math.round(headX + left * unitPx),
    y: Math.round(headY + top * unitPx),
    width: Math.round((right - left) * unitPx),
    height: Math.round((bottom - top) * unitPx),
  };
  const rows = Array.from({ length: box.height }, (_, row) => {
    const start = ((box.y + row) * FRAME.width + box.x) * 4;
    return [...pixels.subarray(start, start + box.width * 4)];
  });
  return Uint8ClampedArray.from(rows.flat());
}

/** The colour at a point in units of the head, or of a body's framing. */
export function colorAt(
  pixels: Uint8ClampedArray,
  x: number,
  y: number,
  { headX, headY, unitPx }: Pick<Framing, 'headX' | 'headY' | 'unitPx'> = HEAD,
): [number, number, number, number] {
  const o = (Math.round(headY + y * unitPx) * FRAME.width + Math.round(headX + x * unitPx)) * 4;
  return [pixels[o], pixels[o + 1], pixels[o + 2], pixels[o + 3]];
}
