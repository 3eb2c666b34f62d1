import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rgb } from '#base/color/rgb.ts';
import type { Point } from '#base/math/point.ts';
import type { Bump } from './bump.ts';
import type { Fabric } from './fabric-tile.ts';

/** One piece of skin or cloth of the torso; pieces are sewn from the inside out. */
export interface Layer {
  /** closed outline in torso units */
  outline: readonly Point[];
  color: Rgb;
  /** how far it stands off what lies under it */
  thickness?: number;
  /** cells over which its edge rounds off */
  softness?: number;
  bumps?: readonly Bump[];
  fabric?: Fabric;
  /** 0..1 */
  fabricStrength?: number;
  gloss?: number;
  isSkin?: boolean;
  /** alpha and reach (face units) of the shadow it throws; 0 alpha for none */
  shadow?: number;
  shadowReach?: number;
  /** replaces the torso's own depth */
  depthAt?: (u: number, v: number) => number;
  /** how strongly folds darken */
  foldShade?: number;
  /** painted on top, clipped to the outline */
  trim?: (pen: Pen) => void;
}

/** Draws on the sprite of the body in torso units. */
export interface Pen {
  ctx: Context2D;
  unit: number;
  place(point: Point): Point;
}
