export * from './choices.ts';
export { EMOJI_PART, withoutEmoji } from './emoji.ts';
export { EngineError, type EngineErrorKind, isInputError } from './engine-error.ts';
export type { EngineHealth } from './engines/engine-health.ts';
export type {
  AvatarWish,
  FaceOption,
  FaceWish,
  ImageEngine,
  LibraryPictures,
  MadeAvatar,
  MadeImage,
  PersonWish,
  PictureFile,
} from './engines/image-engine.ts';
export type {
  AccountView,
  HostedAvatar,
  Meter,
  MeteredUse,
  RealUse,
  ServiceTestReport,
  ServiceToOpen,
  ServiceUse,
} from './engines/outside-service.ts';
export type { Portrait, PortraitEngine, PortraitPoint } from './engines/portrait-engine.ts';
export type { ListedVoice, SpeechService, SpeechWish } from './engines/speech-service.ts';
export {
  type ComposedScene,
  type EngineVideoRequest,
  type ForeignFilm,
  type MadeVideo,
  type MakeVideoRequest,
  type MakingProgress,
  type OutsideJob,
  type Rehearsal,
  type RehearseRequest,
  type VideoEngine,
  type VideoFiles,
  type VideoService,
  videoFilesIn,
} from './engines/video-engine.ts';
export type {
  OrderedBackground,
  OrderedMaker,
  OrderedOutput,
  OrderPictures,
  SceneWishes,
  VideoOrder,
} from './engines/video-order.ts';
export type { EngineSpeech, VoiceCapabilities, VoiceEngine, VoiceRequest } from './engines/voice-engine.ts';
export {
  BUSINESS_USES,
  FETCH_FAILURES,
  FETCH_PHASES,
  type FetchFailure,
  type FetchFailureCode,
  type FetchProgress,
  type FileToAdd,
  PACK_KINDS,
  type PackKind,
  type VoiceLicence,
  type VoicePackStatus,
  type VoicePackStore,
} from './engines/voice-packs.ts';
export { AUDIO_KBITS, RATE_FACTORS } from './film-coding.ts';
export { type FrameSize, frameRatioOf, frameSizeOf } from './frame-size.ts';
export { GATE_ANSWERS, type GateAnswer } from './gate.ts';
export * from './labels.ts';
export { linkedText, type TextPart } from './linked-text.ts';
export {
  decodeMouthCurves,
  eachParameter,
  encodeMouthCurves,
  MOUTH_PARAMETERS,
  type Mouth,
  type MouthCurvesJson,
  type MouthTrack,
  type MouthTrackJson,
} from './mouth.ts';
export { type Option, optionsOf } from './option.ts';
export * from './person/character-params.ts';
export * from './person/hair-params.ts';
export { type MeshPoint, type PhotoAnalysis, parsePhotoAnalysis } from './person/photo-analysis.ts';
export { readCharacterOverrides, readCharacterParams, withOverrides } from './person/read-character-params.ts';
export * from './person/shape-knobs.ts';
export { type PictureFileFormat, type PictureHeader, pngChunks, readPictureHeader } from './picture-header.ts';
export { plainText } from './plain-text.ts';
export { ipaOf, spellingOf } from './pronunciation/say.ts';
export { type WishedPart, wishedParts, wishKey } from './pronunciation/wished-parts.ts';
export {
  type ActedAccent,
  type ActedExpression,
  type ActedGesture,
  type ActedHeadMove,
  type ActedLook,
  type ActedStance,
  type ActingPlan,
  EXPRESSIONS,
  type Expression,
  GESTURES,
  type Gesture,
  HANDS,
  type Hand,
  HEAD_MOVES,
  type HeadMove,
  type ShownProduct,
} from './scene/acting-plan.ts';
export { filmSecOf, isEndCard, sceneSecOf } from './scene/film-length.ts';
export { parseSceneSpec } from './scene/parse-scene-spec.ts';
export type { SceneHints } from './scene/scene-hints.ts';
export * from './scene/scene-spec.ts';
export { HEADING_LINE, withoutHeadingMarks, withoutHeadings } from './script-headings.ts';
export {
  blankMarks,
  MARK_NAMES,
  type MarkedAction,
  markProblem,
  readMarks,
  type ScriptMark,
  withoutMarks,
} from './script-marks.ts';
export { originOf, type PlacedService } from './service-origin.ts';
export {
  costOfUse,
  isBilled,
  mainWorkOf,
  PRICE_UNITS,
  type PriceUnit,
  type ServicePrice,
  USUAL_PRICES,
  type UsualPrice,
  unitOfKind,
  unitOfWork,
  usualPrice,
  worksOf,
} from './service-prices.ts';
export {
  FILM_WIRES,
  HOSTED_WIRES,
  type HostedWire,
  hostedAddress,
  isServiceWire,
  kindOfWire,
  PICTURE_WIRES,
  SERVER_WIRES,
  SERVICE_KINDS,
  SERVICE_WIRES,
  type ServiceKind,
  type ServiceWire,
  SPEECH_WIRES,
  type SpeechWire,
  STUDIO_WIRES,
  USUAL_ADDRESSES,
} from './service-wires.ts';
export {
  type CompressedSound,
  type KeptTimes,
  type Phone,
  type Sound,
  type SoundFile,
  type SpokenSound,
  soundDurationSec,
  type TimedSound,
  type TimedWord,
  type Timing,
  type UploadedSound,
  type Word,
} from './sound.ts';
export { SceneSpecError, SpecReader } from './spec-reader.ts';
export { VISEMES, type Viseme } from './visemes.ts';
export { type OtherLanguage, type Pronunciation, VOICE_AGES, type VoiceAge, type VoiceInfo } from './voice.ts';
export { soundOfWav, wavOf } from './wav.ts';
export { linkWords, shownAddress, shownHost, webAddressOf } from './web-address.ts';
