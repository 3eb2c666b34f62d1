import { expect, it } from 'vitest';
import { clearOfFace } from './clear-of-face.ts';

const card = { x: 44, y: 450, width: 216, height: 270 };
const frame = { frameWidth: 720, frameHeight: 1280, headY: 505 };

it('the card keeps its size beside a face that leaves it room', () => {
  expect(clearOfFace(card, { ...frame, headX: 440, unitPx: 150 })).toEqual(card);
});

it('the card shrinks beside a face that is nearer, at the same edge and height', () => {
  const shrunk = clearOfFace(card, { ...frame, headX: 380, unitPx: 170 });
  expect(shrunk.x).toBe(44);
  expect(shrunk.x + shrunk.width).toBeLessThanOrEqual(380 - 170);
  expect(shrunk.y + shrunk.height / 2).toBeCloseTo(card.y + card.height / 2, -1);
  expect(shrunk.width / shrunk.height).toBeCloseTo(card.width / card.height, 1);
});

it('the card at the right edge shrinks towards that edge', () => {
  const right = { x: 806, y: 140, width: 304, height: 380 };
  const shrunk = clearOfFace(right, { frameWidth: 1280, frameHeight: 720, headX: 700, headY: 300, unitPx: 150 });
  expect(shrunk.x + shrunk.width).toBe(1110);
  expect(shrunk.x).toBeGreaterThan(700 + 150);
});

it('the card never gets smaller than half', () => {
  expect(clearOfFace(card, { ...frame, headX: 200, unitPx: 200 }).width).toBe(108);
});
