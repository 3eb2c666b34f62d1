import { describe, expect, it } from 'vitest';
import { differenceBetween } from '../../../testing/compare-pictures.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { contextOf } from '../canvas/context-of.ts';
import { type Bend, undoShifts } from './bend.ts';
import { BentSprite } from './bent-sprite.ts';
import { PixelMemory } from './pixel-memory.ts';
import type { Placement } from './placement.ts';

const FRAME = { x: 0, y: 0, width: 160, height: 140 };
const STILL = { turn: 0, tilt: 0, roll: 0, sway: 0, jawDrop: 0 };

function still(): Bend {
  return {
    x: 0,
    y: 0,
    reach: 0,
    take() {},
    restingPlace(x, y) {
      this.x = x;
      this.y = y;
    },
  };
}

/** Leans to the right, more the lower. */
function leaning(): Bend {
  return {
    ...still(),
    reach: 20,
    restingPlace(x, y) {
      this.x = x - 0.2 * y;
      this.y = y;
    },
  };
}

function blob(): Canvas {
  const canvas = makeCanvas(70, 60);
  const ctx = contextOf(canvas);
  const fade = ctx.createRadialGradient(35, 30, 8, 35, 30, 29);
  fade.addColorStop(0, 'rgba(200,120,40,1)');
  fade.addColorStop(0.6, 'rgba(90,140,220,1)');
  fade.addColorStop(1, 'rgba(20,200,60,0)');
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, 70, 60);
  return canvas;
}

function bent(bend: Bend, place: Placement, within = FRAME, shown = FRAME): Uint8ClampedArray {
  const memory = new PixelMemory();
  const picture = memory.picture(shown);
  memory.bytesOf(picture).fill(255);
  new BentSprite(memory, { canvas: blob(), x: -30, y: -25 }, bend).draw(picture, STILL, place, within);
  return memory.bytesOf(picture).slice();
}

function onCanvas(place: Placement, draw: (ctx: ReturnType<typeof contextOf>) => void): Uint8ClampedArray {
  const ctx = contextOf(makeCanvas(FRAME.width, FRAME.height));
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, FRAME.width, FRAME.height);
  ctx.transform(place.cos, place.sin, -place.sin, place.cos, place.x, place.y);
  draw(ctx);
  return ctx.getImageData(0, 0, FRAME.width, FRAME.height).data;
}

const at = (x: number, y: number, angle = 0): Placement => ({ cos: Math.cos(angle), sin: Math.sin(angle), x, y });

describe('a bent sprite', () => {
  it('a sprite at rest on whole pixels shows exactly itself', () => {
    const place = at(80, 70);
    const plain = onCanvas(place, (ctx) => ctx.drawImage(blob(), -30, -25));
    expect(differenceBetween({ data: bent(still(), place) }, { data: plain }).largest).toBeLessThanOrEqual(1);
  });

  it.each([
    [80, 70, 0.1],
    [70.4, 66.7, -0.12],
    [81.5, 71.25, 0],
  ])('placed at %d, %d and turned by %d looks as a canvas draws it', (x, y, angle) => {
    const place = at(x, y, angle);
    const plain = onCanvas(place, (ctx) => ctx.drawImage(blob(), -30, -25));
    const { mean, largest } = differenceBetween({ data: bent(still(), place) }, { data: plain });
    expect(mean).toBeLessThan(0.15);
    expect(largest).toBeLessThanOrEqual(8);
  });

  it('a sprite that leans looks as a canvas shears it', () => {
    const place = at(80, 70);
    const plain = onCanvas(place, (ctx) => {
      ctx.transform(1, 0, 0.2, 1, 0, 0);
      ctx.drawImage(blob(), -30, -25);
    });
    const { mean, largest } = differenceBetween({ data: bent(leaning(), place) }, { data: plain });
    expect(mean).toBeLessThan(0.15);
    expect(largest).toBeLessThanOrEqual(10);
  });

  it('touches nothing outside the area it is given', () => {
    const area = { x: 61, y: 53, width: 22, height: 19 };
    const pixels = bent(leaning(), at(80, 70, 0.05), area);
    for (let y = 0; y < FRAME.height; y++) {
      for (let x = 0; x < FRAME.width; x++) {
        const inside = x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
        if (!inside) expect(pixels[(y * FRAME.width + x) * 4], `${x},${y}`).toBe(255);
      }
    }
    expect(pixels.some((value) => value < 255)).toBe(true);
  });

  it.each([
    { x: 57, y: 49, width: 31, height: 27 },
    { x: 0, y: 0, width: 90, height: 60 },
    { x: 3, y: 2, width: 9, height: 7 },
  ])('looks in a picture of a part as it does in the whole frame: $x, $y', (part) => {
    const place = at(80, 70, 0.05);
    const whole = bent(leaning(), place);
    const alone = bent(leaning(), place, FRAME, part);
    for (let y = 0; y < part.height; y++) {
      const from = ((part.y + y) * FRAME.width + part.x) * 4;
      const row = whole.slice(from, from + part.width * 4);
      expect(alone.slice(y * part.width * 4, (y + 1) * part.width * 4), `row ${y}`).toEqual(row);
    }
  });

  it.each([
    [-500, 70],
    [80, 900],
    [-31, -26],
    [FRAME.width + 29, FRAME.height + 24],
  ])('beyond or on the edge of the frame, at %d, %d, does no harm', (x, y) => {
    expect(bent(leaning(), at(x, y, 0.1)).length).toBe(FRAME.width * FRAME.height * 4);
  });
});

describe('shifts that are undone', () => {
  const shifts = { edges: [-10, 0, 20], amounts: [2, 8, 4] };

  it.each([-30, -10, -4, 0, 7, 20, 55])('bring %d back to where it was', (x) => {
    const inner = x < 0 ? 8 + (x / 10) * 6 : 8 - (x / 20) * 4;
    const amount = x <= -10 ? 2 : x >= 20 ? 4 : inner;
    for (const share of [0, 0.3, -0.25]) expect(undoShifts(shifts, share, x + amount * share)).toBeCloseTo(x, 6);
  });
});
