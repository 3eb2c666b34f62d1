/** Knobs that belong to a kind of nose, mouth, brow or jaw. */
export const KIND_KNOBS = [
  /** down to the chin: a narrow V above 0, a broad U below */
  'jawTaper',
  /** the tip hangs above 0 and turns up below */
  'noseDrop',
  'noseRidge',
  'noseWings',
  'lipCorners',
  /** full in the middle above 0, of even height below */
  'lipHeart',
  /** where a brow is highest: near its end above 0, in its middle below */
  'browPeak',
  'browTaper',
  'browLength',
] as const;

/** Every knob of a face: -1..1, 0 is the average of the person's sex and ethnicity. */
export const SHAPE_KNOBS = [
  'faceWidth',
  'faceLength',
  'forehead',
  'jawWidth',
  'jawAngle',
  'chinWidth',
  'chinLength',
  'chinCleft',
  'cheekbone',
  'cheekFullness',
  'browRidge',
  'browThickness',
  'browArch',
  'browTilt',
  'browGap',
  'eyeSize',
  'eyeOpening',
  'eyeTilt',
  'eyeSpacing',
  'lidFold',
  'lidHood',
  'noseLength',
  'noseWidth',
  'noseBridge',
  'noseTip',
  'noseBump',
  'lipFullness',
  'upperLip',
  'lipWidth',
  'lipBow',
  'earSize',
  'neckWidth',
  'build',
  'stature',
  ...KIND_KNOBS,
] as const;

export type ShapeKnob = (typeof SHAPE_KNOBS)[number];
export type ShapeKnobs = Record<ShapeKnob, number>;

export type Gender = 'female' | 'male';

export const ETHNICITIES = [
  'european',
  'african',
  'west_asian',
  'south_asian',
  'east_asian',
  'southeast_asian',
  'latin_american',
] as const;

export type Ethnicity = (typeof ETHNICITIES)[number];
