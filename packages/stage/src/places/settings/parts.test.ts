import { describe, expect, it } from 'vitest';
import type { Vector } from '#base/math/vector.ts';
import type { Lamp } from '../trace/world.ts';
import { ball, box, FLOOR, glowing, light, matt, panel, placeRoom, pottedPlant, tube, unshadowing } from './parts.ts';

const grey = matt('#808080');
const CORNER = { x: 1, z: 4, turn: -0.6 };
const bulb: Lamp = { kind: 'bulb', center: [-1, 0.5, -2], radius: 0.1, color: [1, 1, 1] };
const pane: Lamp = { kind: 'window', center: [0, 0, -1], size: [1, 1], turn: 0.2, color: [1, 1, 1] };
const sun: Lamp = { kind: 'sun', towards: [0.6, 0.8, 0], spread: 0.1, color: [1, 1, 1] };

const room = placeRoom(
  {
    solids: [box([0, 0, 0], [1, 1, 1], grey), ball([-2, 1, -3], [1, 1, 1], grey), panel([-1, 0, 0], [1, 1], grey, 0.5)],
    lamps: [bulb, pane, sun],
    glints: [{ at: [-2, 1, -3], color: [1, 1, 1], strength: 1 }],
  },
  CORNER,
);

const apart = (a: Vector, b: Vector): number => Math.hypot(...a.map((value, axis) => value - b[axis]));

describe('a room set down in the world', () => {
  it('has its corner where it was set down', () => {
    expect(room.solids[0].center).toEqual([1, 0, 4]);
  });

  it('keeps the distances between its things', () => {
    expect(apart(room.solids[0].center, room.solids[1].center)).toBeCloseTo(Math.hypot(2, 1, 3), 9);
  });

  it('keeps the height of everything', () => {
    expect(room.solids.map(({ center }) => center[1])).toEqual([0, 1, 0]);
  });

  it('turns its things with its walls', () => {
    expect(room.solids[0].turn).toBe(CORNER.turn);
    expect(room.solids[2].turn).toBeCloseTo(0.5 + CORNER.turn, 9);
  });

  it('moves a glint with the thing it shines on', () => {
    expect(room.glints[0].at).toEqual(room.solids[1].center);
  });

  it('turns its windows', () => {
    expect(room.lamps[1]).toMatchObject({ turn: 0.2 + CORNER.turn });
  });

  it('turns the sun without moving it', () => {
    const turned = room.lamps[2];
    expect(turned.kind === 'sun' && Math.hypot(...turned.towards)).toBeCloseTo(1, 9);
    expect(turned.kind === 'sun' && turned.towards[1]).toBe(0.8);
  });

  it('is the same room when it is neither moved nor turned', () => {
    const furnished = { solids: [box([1, 2, 3], [1, 1, 1], grey)], lamps: [bulb], glints: [] };
    expect(placeRoom(furnished, { x: 0, z: 0, turn: 0 })).toEqual(furnished);
  });
});

describe('the parts of a setting', () => {
  it('reads a color as linear light', () => {
    expect(light('#ffffff')).toEqual([1, 1, 1]);
    expect(light('#000000')).toEqual([0, 0, 0]);
  });

  it('makes a color stronger in every channel', () => {
    expect(light('#ffffff', 0.25)).toEqual([0.25, 0.25, 0.25]);
  });

  it('gives off light only where it is told to', () => {
    expect(grey.glow).toBeUndefined();
    expect(glowing('#ffffff', 3).glow).toBe(3);
  });

  it('makes a tube as wide above as below unless it is told otherwise', () => {
    expect(tube([0, 0, 0], 0.3, 1, grey)).toMatchObject({ radius: 0.3, topRadius: 0.3 });
  });

  it('lets light through without changing anything else', () => {
    const shade = ball([0, 0, 0], [1, 1, 1], grey);
    expect(unshadowing(shade)).toEqual({ ...shade, castsShadow: false });
  });

  it('stands a plant on its foot, with its leaves above the pot', () => {
    const size = { width: 0.5, height: 0.6, potRadius: 0.1, potHeight: 0.2 };
    const [pot, ...leaves] = pottedPlant([0.3, FLOOR, 3], size, grey, grey);
    expect(pot.center[1] - 0.1).toBeCloseTo(FLOOR, 9);
    for (const leaf of leaves) expect(leaf.center[1]).toBeGreaterThan(FLOOR + 0.2);
  });
});
