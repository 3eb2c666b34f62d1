export { type Acting, actAt, planActing } from './acting/act-at.ts';
export type { ActedWord, ActingInput } from './acting/acting-input.ts';
export { EXPRESSION_NAMES, EXPRESSIONS, type ExpressionName, NEUTRAL_POSE } from './acting/expressions.ts';
export { restPose } from './acting/rest-pose.ts';
export { drawSettingTile } from './background/draw-setting-tile.ts';
export type { Canvas, Context2D, MakeCanvas, Picture, PixelData } from './canvas.ts';
export { type Pictures, pictureNamed } from './card/check-picture.ts';
export { type CutOut, cutOut } from './card/cut-out.ts';
export {
  AGE_RANGES,
  type AgeRange,
  APPEARANCES,
  type Appearance,
  characterFromDescription,
  type DescribedCharacter,
  type DescriptionRequest,
} from './casting/character-from-description.ts';
export { type CharacterWishes, characterFromSeed } from './casting/character-from-seed.ts';
export type { ReadPhrase } from './casting/description/read-description.ts';
export { CLOTHING_CHOICES, type Clothing, type SceneHints } from './casting/description/wish.ts';
export { varyCharacter } from './casting/vary-character.ts';
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
export { type LayoutRequest, layoutOf, layoutScene, type SceneLayout } from './layout/layout-scene.ts';
export { PLATFORM_MARGINS } from './layout/safe-zones.ts';
export { mixMouths, REST_MOUTH, VISEME_MOUTHS, VISEMES, type Viseme } from './mouth/viseme-mouths.ts';
export type { Framing, Mouth, Performer, Pose, Rect } from './performer.ts';
export { type PhotoAnalysis, parsePhotoAnalysis } from './photo/photo-analysis.ts';
export { preparePhoto } from './photo/prepare-photo.ts';
export { type PlayerStage, ScenePlayer } from './player/scene-player.ts';
export { CHARACTER_PRESETS } from './presets/character-presets.ts';
export { drawPortrait, type PortraitView } from './presets/draw-portrait.ts';
export { drawThumbnail, THUMBNAIL_RATIO } from './presets/draw-thumbnail.ts';
export type { CharacterPreset } from './presets/preset.ts';
export { drawAtRest } from './scene/draw-at-rest.ts';
export { drawFrame, frameState, mouthAreaAt, stillState } from './scene/draw-frame.ts';
export { FrameComposer } from './scene/frame-composer.ts';
export { FramePainter } from './scene/frame-painter.ts';
export { MemorySceneCache } from './scene/memory-scene-cache.ts';
export { parseSceneSpec } from './scene/parse-scene-spec.ts';
export { posterMoment } from './scene/poster-moment.ts';
export { prepareScene, type SceneCache, type SceneEnv, sceneFonts } from './scene/prepare-scene.ts';
export type { Scene } from './scene/scene.ts';
export { backgroundKey, sceneCacheKey } from './scene/scene-keys.ts';
export * from './scene/scene-spec.ts';
export { SceneSpecError } from './scene/spec-reader.ts';
export { CAPTION_FONTS, type CaptionFont } from './text/caption-fonts.ts';
