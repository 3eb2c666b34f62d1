/** Where things lie in the memory, and the layout of their numbers. `limb-memory.ts` of the caller has the same. */

/** Bones as the field needs them. Byte offsets within one: */
const MOST_BONES: usize = 64;
export const FIELD_BYTES: usize = 80;
export const FROM: usize = 0;
export const WAY: usize = 12;
export const INVERSE_LENGTH2: usize = 24;
export const RADIUS: usize = 28;
export const RADIUS_GROWS: usize = 32;
export const BULGE: usize = 36;
export const BLEND: usize = 40;
export const JOIN: usize = 48;
export const JOIN_INVERSE: usize = 52;
export const GROUP: usize = 56;
export const IS_HOLLOW: usize = 60;
export const LENGTH: usize = 64;
export const HOLLOW_DEEP: usize = 68;
export const HOLLOW_WALL: usize = 72;
export const REACHES_TO: usize = 76;

/** Bones as paint needs them. */
export const PAINT_BYTES: usize = 128;
export const AXIS: usize = 12;
export const BONE_LENGTH: usize = 24;
export const UP: usize = 28;
export const SIDE: usize = 40;
export const END_RADIUS: usize = 56;
export const KIND: usize = 60;
export const IS_TIP: usize = 64;
export const IS_THUMB: usize = 68;
export const PHALANX: usize = 72;
export const ALONG_FROM: usize = 76;
export const ALONG_TO: usize = 80;
export const IS_CUFF: usize = 84;
export const FADES: usize = 88;
export const WEAVE_COS: usize = 92;
export const WEAVE_SIN: usize = 96;
export const IS_CUT: usize = 100;
export const HIGHEST: usize = 112;
export const LOWEST: usize = 116;

/** Bones flattened into a plane: from (2), way (2), radius, 1 / length², how far they melt. */
export const FLAT_BYTES: usize = 32;

/** Kinds of bones. */
export const PALM: f32 = 1;
export const FINGER: f32 = 2;
export const SLEEVE: f32 = 3;
export const SHIRT_CUFF: f32 = 4;

export const PACKET: usize = 32768;
export const DISTANCES: usize = 49152;
export const FIELD: usize = 53248;
export const PAINT: usize = FIELD + MOST_BONES * FIELD_BYTES;
/** Bones as the viewer sees them, and as the key lamp does. */
export const FRONT: usize = PAINT + MOST_BONES * PAINT_BYTES;
export const FROM_LAMP: usize = FRONT + MOST_BONES * FLAT_BYTES;
export const SETTINGS: usize = FROM_LAMP + MOST_BONES * FLAT_BYTES;
const LISTS: usize = SETTINGS + 1024;
export const GAMMA: usize = LISTS + 1024;
export const WEAVE: usize = GAMMA + 4096;
/** Slopes of folds: rows along the limb, 64 columns around it, four floats each: along and around, of still folds and of the elbow's. */
export const FOLDS: usize = WEAVE + 1024;
export const FOLD_ROWS: i32 = 280;
export const FABRIC: usize = FOLDS + <usize>FOLD_ROWS * 64 * 16;
export const PICTURE: usize = FABRIC + 512 * 512;

/** Lists of bones, a byte each. */
export const NEAR: usize = LISTS;
export const WIDE: usize = LISTS + 128;
export const TOWARDS_LAMP: usize = LISTS + 256;
export const AT_EDGE: usize = LISTS + 384;
export const HERE: usize = LISTS + 512;

/** Settings, in floats. */
export const UNIT_PX: usize = 0;
export const KEY: usize = 1;
export const KEY_RIGHT: usize = 4;
export const KEY_ACROSS: usize = 7;
export const FILL: usize = 10;
export const RIM: usize = 13;
export const KEY_HALF: usize = 16;
export const FILL_HALF: usize = 19;
export const KEY_COLOR: usize = 22;
export const FILL_COLOR: usize = 25;
export const RIM_COLOR: usize = 28;
export const SKY: usize = 31;
export const GROUND: usize = 34;
export const SKIN_MATERIAL: usize = 40;
export const CLOTH_MATERIAL: usize = 44;
export const CLOTH_COLOR: usize = 50;
export const CUFF_COLOR: usize = 53;
export const BENT: usize = 56;
export const FOLD_DEPTH: usize = 57;
export const FABRIC_SIZE: usize = 58;
export const FADE: usize = 60;
export const CUT: usize = 64;
/** The end of a sleeve: a hem, ribs or a band. */
export const CUFF: usize = 71;
export const RIBS: f32 = 1;
export const BAND: f32 = 2;
export const WRIST: usize = 72;
export const THUMBWARD: usize = 75;
export const FINGERWARD: usize = 78;
export const PALMWARD: usize = 81;
export const HAND_LENGTH: usize = 84;
export const SKIN_COLOR: usize = 85;
export const PALM_COLOR: usize = 88;
export const NAIL_COLOR: usize = 91;
export const DARKNESS: usize = 94;
export const LOOKS: usize = 95;
export const PALM_LINES: usize = 100;

/** The four points being worked on: a packet of 16 bytes for each of their properties. */
export const NORMAL_X: usize = PACKET;
export const NORMAL_Y: usize = PACKET + 16;
export const NORMAL_Z: usize = PACKET + 32;
export const POINT_X: usize = PACKET + 48;
export const POINT_Y: usize = PACKET + 64;
export const POINT_Z: usize = PACKET + 80;
export const OWNER: usize = PACKET + 96;
export const RED: usize = PACKET + 112;
export const GREEN: usize = PACKET + 128;
export const BLUE: usize = PACKET + 144;
export const SHINE: usize = PACKET + 160;
export const OUT: usize = PACKET + 176;
export const POINT_KIND: usize = PACKET + 192;
export const SHOWN: usize = PACKET + 208;
export const IS_CLOTH: usize = PACKET + 224;

// inline
export function setting(index: usize): f32 {
  return load<f32>(SETTINGS + index * 4);
}
