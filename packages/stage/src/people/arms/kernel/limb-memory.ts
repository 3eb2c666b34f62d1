/** The layout of the kernel's memory: the same as in `kernels/limb/places.ts`. Bytes, or floats where a name says so. */
export const MOST_BONES = 64;
export const FIELD_FLOATS = 20;
export const PAINT_FLOATS = 32;
export const FLAT_FLOATS = 8;

const FLOAT = 4;
export const FIELD = 53248;
export const PAINT = FIELD + MOST_BONES * FIELD_FLOATS * FLOAT;
export const FRONT = PAINT + MOST_BONES * PAINT_FLOATS * FLOAT;
export const FROM_LAMP = FRONT + MOST_BONES * FLAT_FLOATS * FLOAT;
export const SETTINGS = FROM_LAMP + MOST_BONES * FLAT_FLOATS * FLOAT;
const LISTS = SETTINGS + 1024;
export const GAMMA = LISTS + 1024;
export const GAMMA_STEPS = 4096;
export const WEAVE = GAMMA + GAMMA_STEPS;
export const FOLDS = WEAVE + 1024;
export const FOLD_ROWS = 280;
export const FOLD_COLUMNS = 64;
export const FOLD_ROWS_PER_UNIT = 50;
/** The first row lies this far before the shoulder. */
export const FOLD_START = 0.3;
export const FABRIC = FOLDS + FOLD_ROWS * FOLD_COLUMNS * 4 * FLOAT;

export const SETTING_COUNT = 256;
/** Places of the settings, in floats. */
export const SETTING = {
  unitPx: 0,
  lamps: 1,
  fill: 10,
  skinMaterial: 40,
  clothMaterial: 44,
  clothColor: 50,
  cuffColor: 53,
  bent: 56,
  foldDepth: 57,
  fabricSize: 58,
  fade: 60,
  cut: 64,
  cuff: 71,
  hand: 72,
  skinColor: 85,
  palmColor: 88,
  nailColor: 91,
  darkness: 94,
  looks: 95,
  palmLines: 100,
} as const;

export const BONE_KIND = { bare: 0, palm: 1, finger: 2, sleeve: 3, shirtCuff: 4 } as const;
