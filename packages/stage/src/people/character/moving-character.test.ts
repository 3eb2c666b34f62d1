import type { CharacterParams } from '@herald/media/person/character-params';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Context2D } from '#base/canvas/canvas.ts';
import { CanvasLayer } from '#base/composing/canvas-layer.ts';
import { PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Performer, Pose, Rect } from '#base/performer.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { NEUTRAL_POSE } from '../acting/expressions.ts';
import { prepareCharacter } from './prepare-character.ts';
import { FRAME, FRAMING, PLAIN, sit } from './testing/sitting.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const PEOPLE: Record<string, Partial<CharacterParams>> = {
  'long earrings': { earrings: 'drop' },
  hoops: { earrings: 'hoop', shape: { earSize: 1 } },
  'wide glasses': { glasses: { kind: 'round', color: '#1a1614' }, shape: { faceWidth: 1, eyeSpacing: 1 } },
  'a full beard and glasses': {
    gender: 'male',
    beard: { style: 'full', color: '#33221a', greyShare: 0 },
    glasses: { kind: 'rectangular', color: '#1a1614' },
  },
  'a full beard': { gender: 'male', beard: { style: 'full', color: '#33221a', greyShare: 0 } },
  'old age': { ageYears: 78, shape: { lipWidth: 1, lipFullness: 1 } },
};

const side = (sign: number): Partial<Pose> => ({
  yaw: 0.24 * sign,
  roll: 0.12 * sign,
  pitch: 0.2,
  shiftX: 0.15 * sign,
});
const LIVELY: Partial<Pose>[] = [
  { ...side(1), mouth: { ...NEUTRAL_POSE.mouth, open: 1, wide: 1 }, smile: 1, frown: 1, brow: 1 },
  { ...side(-1), mouth: { ...NEUTRAL_POSE.mouth, open: 1, round: 1 }, brow: 1, sway: 1 },
  { pitch: -0.2, mouth: { ...NEUTRAL_POSE.mouth, open: 1 }, smile: 1, squint: 1 },
];

/** The four edges of a layer, one pixel wide. */
function edgesOf({ width, height }: Rect): [number, number, number, number][] {
  return [
    [0, 0, width, 1],
    [0, height - 1, width, 1],
    [0, 0, 1, height],
    [width - 1, 0, 1, height],
  ];
}

function drawnIn(memory: PixelMemory, person: Performer, pose: Partial<Pose>): Uint8ClampedArray {
  const picture = memory.picture({ x: 0, y: 0, ...FRAME });
  person.load(memory).drawMoving(picture, { ...NEUTRAL_POSE, ...pose });
  return memory.bytesOf(picture).slice();
}

afterEach(() => vi.restoreAllMocks());

describe('what a canvas draws of a face', () => {
  it.each(Object.keys(PEOPLE))('a face with %s is never cut off', (name) => {
    const edges: number[] = [];
    const { draw } = CanvasLayer.prototype;
    vi.spyOn(CanvasLayer.prototype, 'draw').mockImplementation(function (
      this: CanvasLayer,
      area: Rect,
      paint: (ctx: Context2D) => void,
    ) {
      return draw.call(this, area, (ctx) => {
        paint(ctx);
        for (const edge of edgesOf(area)) edges.push(Math.max(...ctx.getImageData(...edge).data));
      });
    });
    const person = sit(PEOPLE[name]);
    for (const pose of LIVELY) drawnIn(new PixelMemory(), person, pose);
    expect(edges.length).toBeGreaterThanOrEqual(4 * LIVELY.length);
    expect(Math.max(...edges)).toBe(0);
  });
});

describe('a character in memory', () => {
  it('looks alike in every memory and after every pose', () => {
    const person = sit({ hair: { ...PLAIN.hair, style: 'wavy' } });
    const used = new PixelMemory();
    for (const pose of LIVELY) drawnIn(used, person, pose);
    expect(drawnIn(used, person, LIVELY[0])).toEqual(drawnIn(new PixelMemory(), person, LIVELY[0]));
  });

  it.each([0, 0.5, -0.5])('leaves alone what lies outside its moving area, turned by %s', (aside) => {
    const longHaired = { ...PLAIN, hair: { ...PLAIN.hair, style: 'long' as const } };
    const person = prepareCharacter(longHaired, { ...FRAMING, aside }, makeCanvas);
    const { x, y, width, height } = person.movingArea;
    for (const pose of LIVELY) {
      const pixels = drawnIn(new PixelMemory(), person, pose);
      for (let row = 0; row < FRAME.height; row++) {
        for (let column = 0; column < FRAME.width; column++) {
          const inside = column >= x && column < x + width && row >= y && row < y + height;
          if (!inside && pixels[(row * FRAME.width + column) * 4 + 3] !== 0) throw new Error(`${column},${row}`);
        }
      }
    }
  });
});
