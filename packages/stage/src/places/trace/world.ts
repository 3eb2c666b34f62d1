import type { Rgb } from '#base/color/rgb.ts';
import type { Vector } from '#base/math/vector.ts';

/** A painted surface in linear light, four floats per pixel, alpha last. */
export interface Texture {
  width: number;
  height: number;
  data: Float32Array;
}

export interface Material {
  /** linear light, multiplied with the texture */
  color: Rgb;
  texture?: Texture;
  /** light given off, as a multiple of the colour */
  glow?: number;
  /** 0 matt .. 1 mirror; a soft sheen of the room */
  gloss?: number;
  /** light that shines through thin cloth and leaves */
  sheer?: number;
}

/** Metres; x right, y up, z away from the camera, which sits in the origin at eye height. `turn` is about the vertical. */
export type Solid = { material: Material; turn?: number; castsShadow?: boolean } & (
  | { shape: 'box'; center: Vector; size: Vector }
  | { shape: 'ball'; center: Vector; size: Vector }
  | { shape: 'tube'; center: Vector; radius: number; topRadius?: number; height: number }
  | { shape: 'panel'; center: Vector; size: readonly [width: number, height: number] }
);

export type Lamp =
  /** a rectangle facing `turn` (0: towards the camera), lighting what is before it */
  | { kind: 'window'; center: Vector; size: readonly [width: number, height: number]; turn: number; color: Rgb }
  | { kind: 'ceiling'; center: Vector; size: readonly [width: number, depth: number]; color: Rgb }
  | { kind: 'bulb'; center: Vector; radius: number; color: Rgb }
  | { kind: 'sun'; towards: Vector; spread: number; color: Rgb };

/** A light small enough to become a disc of bokeh. */
export interface Glint {
  at: Vector;
  color: Rgb;
  strength: number;
}

export interface World {
  solids: Solid[];
  lamps: Lamp[];
  glints: Glint[];
  /** light from all around, from above and from below */
  ambient: { above: Rgb; below: Rgb };
  /** what a ray sees that hits nothing */
  sky: (direction: Vector) => Rgb;
  exposure: number;
  /** radius of the blur at infinity, in units of a 720 frame */
  blurUnits: number;
}
