export { isSounding } from '#base/acted-sound.ts';
export type { Canvas, Context2D, MakeCanvas, Picture, PixelData } from '#base/canvas/canvas.ts';
export { type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
export { CLIP_FPS, type MovingPicture, type MovingPictures } from '#base/canvas/moving-picture.ts';
export { contrastBetween } from '#base/color/contrast.ts';
export { parseHex } from '#base/color/rgb.ts';
export type { Framing, Performer, Pose, Rect } from '#base/performer.ts';
export {
  AGE_RANGES,
  type AgeRange,
  APPEARANCES,
  type Appearance,
  characterFromDescription,
  type DescribedCharacter,
  type DescribedFields,
  type DescriptionRequest,
} from '#casting/character-from-description.ts';
export { type CharacterWishes, characterFromSeed } from '#casting/character-from-seed.ts';
export type { ReadPhrase } from '#casting/description/read-description.ts';
export { CLOTHING_CHOICES, type Clothing } from '#casting/words/wish.ts';
export { NEUTRAL_POSE, posedExpression } from '#people/acting/expressions.ts';
export { restPose } from '#people/acting/rest-pose.ts';
export { type CharacterOptions, prepareCharacter } from '#people/character/prepare-character.ts';
export { mixMouths, REST_MOUTH, VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
export type { CharacterPreset } from '#people/params/preset.ts';
export { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
export { drawPortrait, type PortraitView } from '#people/presets/draw-portrait.ts';
export { drawThumbnail, THUMBNAIL_RATIO } from '#people/presets/draw-thumbnail.ts';
export { preparePhoto } from '#photos/prepare-photo.ts';
export { enteredAtRest } from '#scene/cards/card-overlay.ts';
export { usedFrames } from '#scene/cards/clip-shot-layers.ts';
export { type CutOut, cutOut } from '#scene/cards/cut-out.ts';
export { type BrandCard, drawEndCard, endCardFonts } from '#scene/cards/draw-end-card.ts';
export { layoutOf } from '#scene/layout/layout-of.ts';
export { type LayoutRequest, layoutScene, type SceneLayout } from '#scene/layout/layout-scene.ts';
export { PLATFORM_MARGINS } from '#scene/layout/safe-zones.ts';
export { drawAtRest } from '#scene/playback/draw-at-rest.ts';
export {
  drawFrame,
  drawOverlays,
  frameState,
  mouthAreaAt,
  mouthLookAt,
  stillState,
} from '#scene/playback/draw-frame.ts';
export { FrameComposer } from '#scene/playback/frame-composer.ts';
export { FramePainter } from '#scene/playback/frame-painter.ts';
export { materialState } from '#scene/playback/material-state.ts';
export { posterMoment } from '#scene/playback/poster-moment.ts';
export { type PlayerStage, ScenePlayer } from '#scene/playback/scene-player.ts';
export { feelingReader, filmedMouthReader } from '#scene/setup/acting-input-of.ts';
export { drawSettingTile } from '#scene/setup/draw-setting-tile.ts';
export { placeOfProduct } from '#scene/setup/frame-performer.ts';
export { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
export { moodOf } from '#scene/setup/prepare-performer.ts';
export { prepareScene, type SceneCache, type SceneEnv, sceneFonts } from '#scene/setup/prepare-scene.ts';
export { cardMoments } from '#scene/setup/present-at.ts';
export { isCovered, overlayStates, type Scene } from '#scene/setup/scene.ts';
export { backgroundKey } from '#scene/setup/scene-keys.ts';
export { hookUnder, type ShotRoom, shotRoom } from '#scene/setup/shot-room.ts';
export { visibleGestures } from '#scene/setup/visible-gestures.ts';
export { CAPTION_FONTS, type CaptionFont } from '#scene/text/caption-fonts.ts';
export { EMOJI_FONTS } from '#scene/text/emoji-fonts.ts';
export { drawableFont } from '#scene/text/font-file.ts';
