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
    key: [-0.55, -0.5, 0.72],
    keyColor: [1.05, 0.985, 0.92],
    fill: [0.8, -0.05, 0.55],
    fillColor: [0.2, 0.21, 0.24],
    rim: [0.95, -0.35, -0.25],
    rimColor: [0.75, 0.8, 0.9],
    sky: [0.26, 0.26, 0.28],
    ground: [0.18, 0.14, 0.12],
  },
  natural: {
    name: 'natural',
    key: [0.6, -0.45, 0.7],
    keyColor: [1.1, 0.99, 0.84],
    fill: [-0.8, -0.1, 0.5],
    fillColor: [0.17, 0.2, 0.26],
    rim: [-0.95, -0.3, -0.2],
    rimColor: [0.6, 0.65, 0.7],
    sky: [0.29, 0.3, 0.32],
    ground: [0.2, 0.16, 0.12],
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

function complete(lamps: Lamps): Light {
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
