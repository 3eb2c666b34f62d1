export { type Acting, actAt, planActing } from './acting/act-at.ts';
export type { ActedWord, ActingInput } from './acting/acting-input.ts';
export { EXPRESSION_NAMES, EXPRESSIONS, type ExpressionName, NEUTRAL_POSE } from './acting/expressions.ts';
export { restPose } from './acting/rest-pose.ts';
export type { Canvas, Context2D, MakeCanvas, Picture, PixelData } from './canvas.ts';
export {
  type BodyPose,
  type CharacterParams,
  EARRING_KINDS,
  GARMENT_KINDS,
  GLASSES_KINDS,
  LIGHTING_CHOICES,
  NECKLACE_KINDS,
  POSES,
} from './character/character-params.ts';
export { BEARD_STYLES, HAIR_STYLES } from './character/hair-params.ts';
export { type CharacterOptions, prepareCharacter } from './character/prepare-character.ts';
export { readCharacterParams } from './character/read-character-params.ts';
export { ETHNICITIES, type Ethnicity, type Gender, SHAPE_KNOBS, type ShapeKnobs } from './face/shape-knobs.ts';
export { mixMouths, REST_MOUTH, VISEME_MOUTHS, VISEMES, type Viseme } from './mouth/viseme-mouths.ts';
export type { Framing, Mouth, Performer, Pose, Rect } from './performer.ts';
export { CHARACTER_PRESETS } from './presets/character-presets.ts';
export type { CharacterPreset } from './presets/preset.ts';
