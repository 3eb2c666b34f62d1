import { expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { lit } from './gleam.ts';

const WIDTH = 200;
const HEIGHT = 40;

function button() {
  const canvas = makeCanvas(WIDTH, HEIGHT);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#808080';
  ctx.fillRect(20, 0, WIDTH - 40, HEIGHT);
  return canvas;
}

/** Where the brightest place of its middle row is, and how bright. */
function brightest(sec: number) {
  const row = contextOf(lit(button(), sec, makeCanvas)).getImageData(0, HEIGHT / 2, WIDTH, 1).data;
  const lights = Array.from({ length: WIDTH }, (_, x) => row[x * 4] ?? 0);
  const light = Math.max(...lights);
  return { light, x: lights.indexOf(light), outside: row[4 * 5 + 3] };
}

it('passes over a button from left to right, again and again, and never beside it', () => {
  expect(brightest(0.3).light).toBe(0x80);
  const [early, late, again] = [brightest(0.85), brightest(1.05), brightest(2.55)];
  for (const { light, outside } of [early, late, again]) {
    expect(light).toBeGreaterThan(0xa0);
    expect(outside).toBe(0);
  }
  expect(late.x).toBeGreaterThan(early.x + 20);
  expect(Math.abs(again.x - early.x)).toBeLessThan(12);
  expect(brightest(1.6).light).toBe(0x80);
});
