export { type Affine, composed, SAME_PLACE, smoothAffines, unitOf } from './affine.ts';
export { alignPatches } from './align-patches.ts';
export { betweenPictures } from './between-pictures.ts';
export { blendPictures, type JoinShare, joinShare } from './blend-pictures.ts';
export { canComeNearer, type FilmFrame, placeInFilm, scaleOf, shownIn } from './clip-crop.ts';
export { headIn } from './clip-head.ts';
export type { ClipShot, JoinedPictures } from './clip-shot.ts';
export { ClipShots, usualLightOf } from './clip-shots.ts';
export { type ClipTrack, THUMB_BYTES, THUMB_SIDE } from './clip-track.ts';
export { ClipView, type CutOut } from './clip-view.ts';
export { lightOf, type PlaceLight } from './cut/ambience.ts';
export { cutPage } from './cut/cut-page.ts';
export { PersonCutter } from './cut/cut-person.ts';
export { type FindPerson, type FoundPerson, findSpeaker } from './cut/find-speaker.ts';
export type { PaddedPlanes } from './cut/person-view.ts';
export { eyesOpenIn, LIDS } from './eyes-seen.ts';
export { JOIN_FRAMES, unlikeIn } from './find-join.ts';
export { gazesIn } from './gazes-seen.ts';
export { flowAt, measureJoin } from './join-flow.ts';
export { type Judged, jitterOf, judgeClip, type SeenFrame } from './judge-clip.ts';
export type { Feeling } from './lip-moves.ts';
export { measureMouth } from './measure-mouth.ts';
export { FACE, fitAffine, meanShape, type Spot } from './mouth-space.ts';
export { type OwnTeeth, takeOwnTeeth } from './own-teeth.ts';
export { MouthPainter, type PicturePlanes } from './paint-mouth.ts';
export {
  type GreyPicture,
  KEPT_PATCH,
  MEAN_PATCH,
  patchPicture,
  placeInPatch,
  readSmooth,
  takePatch,
} from './patch.ts';
export { flowBetween, type PictureFlow } from './picture-flow.ts';
export { planTakes, type Take } from './plan-takes.ts';
export type { Rgb } from './rgb.ts';
export { CLIP_STILL, firstUsable, sceneOfClip } from './scene-of-clip.ts';
export { packTrack, unpackTrack } from './track-bytes.ts';
