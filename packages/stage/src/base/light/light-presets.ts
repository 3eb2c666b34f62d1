import type { Rgb } from '../color/rgb.ts';
import { normalize, type Vector } from '../math/vector.ts';

export type LightName = 'studio' | 'natural' | 'artistic';

/** Directions point from the face to the lamp (x right, y down, z towards the viewer); colours are linear light. */
export interface Light {
  name: LightName;
  key: Vector;
  keyColor: Rgb;
  fill: Vector;
  fillColor: Rgb;
  rim: Vector;
  rimColor: Rgb;
  sky: Rgb;
  ground: Rgb;
  /** Half way between the key lamp and the viewer: where highlights sit. */
  keyHalf: Vector;
  fillHalf: Vector;
}

type Lamps = Omit<Light, 'keyHalf' | 'fillHalf'>;

const LAMPS: Record<LightName, Lamps> = {
  studio: {
    name: 'studio',
    key: [-0.62, -0.52, 0.66],
    keyColor: [1.18, 1.09, 0.99],
    fill: [0.8, -0.05, 0.55],
    fillColor: [0.17, 0.18, 0.215],
    rim: [0.95, -0.35, -0.25],
    rimColor: [1.0, 1.04, 1.15],
    sky: [0.225, 0.225, 0.25],
    ground: [0.165, 0.12, 0.1],
  },
  natural: {
    name: 'natural',
    key: [0.7, -0.45, 0.6],
    keyColor: [1.2, 1.08, 0.92],
    fill: [-0.8, -0.1, 0.5],
    fillColor: [0.14, 0.165, 0.215],
    rim: [-0.95, -0.3, -0.2],
    rimColor: [0.6, 0.65, 0.7],
    sky: [0.24, 0.25, 0.265],
    ground: [0.165, 0.13, 0.1],
  },
  artistic: {
    name: 'artistic',
    key: [-0.82, -0.36, 0.54],
    keyColor: [1.18, 0.98, 0.83],
    fill: [0.9, 0.1, 0.35],
    fillColor: [0.26, 0.17, 0.36],
    rim: [1, -0.2, -0.2],
    rimColor: [1.15, 0.5, 1.1],
    sky: [0.17, 0.17, 0.24],
    ground: [0.14, 0.095, 0.12],
  },
};

/** With where highlights sit for who looks at it. */
export function complete(lamps: Lamps): Light {
  const key = normalize(lamps.key);
  const fill = normalize(lamps.fill);
  return {
    ...lamps,
    key,
    fill,
    rim: normalize(lamps.rim),
    keyHalf: normalize([key[0], key[1], key[2] + 1]),
    fillHalf: normalize([fill[0], fill[1], fill[2] + 1]),
  };
}

export const LIGHTS: Record<LightName, Light> = {
  studio: complete(LAMPS.studio),
  natural: complete(LAMPS.natural),
  artistic: complete(LAMPS.artistic),
};
