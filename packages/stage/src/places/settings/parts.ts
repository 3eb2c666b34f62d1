import type { Environment } from '@herald/media/choices';
import type { SettingBackground } from '@herald/media/scene/scene-spec';
import type { Trade } from '@herald/media/trades';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { parseHex, type Rgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';
import type { Vector } from '#base/math/vector.ts';
import { linearOf } from '../paint/paint-texture.ts';
import { PLANTS, paintPlant } from '../paint/plants.ts';
import type { Glint, Lamp, Material, Solid } from '../trace/world.ts';

/** The lighting with 'auto' decided. */
export type Mood = 'natural' | 'studio' | 'artistic';

/** What a setting's builder gets. */
export interface Brief {
  environment: Environment;
  mood: Mood;
  style: SettingBackground['style'];
  random: Random;
  makeCanvas: MakeCanvas;
  /** half of what the camera sees at 3.6 m, in metres: things at the sides follow the width of the frame */
  halfWidth: number;
  /** whose things the room shows; left out: those that every room of its kind has */
  trade?: Trade | undefined;
}

export const EYE_HEIGHT = 1.45;
export const FLOOR = -EYE_HEIGHT;

/** No two rooms of a kind are furnished alike. */
export function oneOf<T>(choices: readonly T[], random: Random): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
  return chosen;
}

export function light(hex: string, strength = 1): Rgb {
  const [red, green, blue] = parseHex(hex);
  return [linearOf(red) * strength, linearOf(green) * strength, linearOf(blue) * strength];
}

export function matt(hex: string, more: Partial<Material> = {}): Material {
  return { color: light(hex), ...more };
}

export function glowing(hex: string, glow: number): Material {
  return { color: light(hex), glow };
}

export function box(center: Vector, size: Vector, material: Material, turn = 0): Solid {
  return { shape: 'box', center, size, material, turn };
}

export function ball(center: Vector, size: Vector, material: Material): Solid {
  return { shape: 'ball', center, size, material };
}

export function tube(center: Vector, radius: number, height: number, material: Material, topRadius = radius): Solid {
  return { shape: 'tube', center, radius, topRadius, height, material };
}

export function panel(center: Vector, size: readonly [number, number], material: Material, turn = 0): Solid {
  return { shape: 'panel', center, size, material, turn };
}

/** Lets its own light through: shades, bulbs, window panes. */
export function unshadowing(solid: Solid): Solid {
  return { ...solid, castsShadow: false };
}

interface Furnished {
  solids: Solid[];
  lamps: Lamp[];
  glints: Glint[];
}

/**
 * Rooms are built around their far corner: x runs along the back wall (to the left is negative), z along the right wall
 * (towards the camera is negative). This sets the corner down in the world and turns both walls about it.
 */
export function placeRoom(room: Furnished, corner: { x: number; z: number; turn: number }): Furnished {
  const cos = Math.cos(corner.turn);
  const sin = Math.sin(corner.turn);
  const turned = ([x, y, z]: Vector): Vector => [x * cos + z * sin, y, -x * sin + z * cos];
  const move = (at: Vector): Vector => {
    const [x, y, z] = turned(at);
    return [corner.x + x, y, corner.z + z];
  };
  return {
    solids: room.solids.map((solid) => ({
      ...solid,
      center: move(solid.center),
      turn: (solid.turn ?? 0) + corner.turn,
    })),
    lamps: room.lamps.map((lamp) => {
      if (lamp.kind === 'sun') return { ...lamp, towards: turned(lamp.towards) };
      if (lamp.kind === 'window') return { ...lamp, center: move(lamp.center), turn: lamp.turn + corner.turn };
      return { ...lamp, center: move(lamp.center) };
    }),
    glints: room.glints.map((glint) => ({ ...glint, at: move(glint.at) })),
  };
}

/** A window in the right wall of a room: from and to along the wall, and up. */
export interface Opening {
  far: number;
  near: number;
  low: number;
  high: number;
}

/** What comes in through it. */
export function windowLight({ far, near, low, high }: Opening, color: Rgb): Lamp {
  const center = [0, (low + high) / 2, (far + near) / 2] as const;
  return { kind: 'window', center, size: [far - near, high - low], turn: Math.PI / 2, color };
}

/** Of a plant, which light shines through. */
export function leaves({ makeCanvas, random }: Brief, kind: keyof typeof PLANTS): Material {
  return { color: light('#ffffff'), texture: paintPlant(makeCanvas, PLANTS[kind], random), sheer: 0.4 };
}

/** A plant in a pot, standing at `foot`. */
export function pottedPlant(
  foot: Vector,
  size: { width: number; height: number; potRadius: number; potHeight: number },
  leaf: Material,
  pot: Material,
): Solid[] {
  const [x, y, z] = foot;
  return [
    tube([x, y + size.potHeight / 2, z], size.potRadius * 0.82, size.potHeight, pot, size.potRadius),
    panel([x, y + size.potHeight + size.height / 2 - 0.02, z], [size.width, size.height], leaf),
    panel(
      [x, y + size.potHeight + size.height / 2 - 0.02, z + 0.05],
      [size.width * 0.9, size.height * 0.92],
      leaf,
      0.9,
    ),
  ];
}
