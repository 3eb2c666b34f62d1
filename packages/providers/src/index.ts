export { EngineUnavailable } from './contracts/engine-unavailable.ts';
export type {
  AvatarWish,
  FaceWish,
  ImageProvider,
  LibraryPictures,
  MadeAvatar,
  MadeImage,
  Portrait,
  PortraitPoint,
  PortraitProvider,
} from './contracts/image-provider.ts';
export { InputRefused } from './contracts/input-refused.ts';
export type {
  DecodedSound,
  MouthMovement,
  Option,
  SaidPhone,
  SaidWord,
  SoundFile,
  SpeechProvider,
  SpeechRequest,
  SpokenAudio,
  UploadedSound,
  VoiceInfo,
} from './contracts/speech-provider.ts';
export type {
  ComposedScene,
  MadeVideo,
  MakeVideoRequest,
  MakingProgress,
  OrderPictures,
  PerformerOrder,
  VideoOrder,
  VideoProvider,
} from './contracts/video-provider.ts';
export { openLocalProviders } from './local/open-local-providers.ts';
export type { Providers } from './providers.ts';
export { type TalkingFace, talkingFace } from './talking-face.ts';
export { type KeptAvatar, type OrderParts, videoOrderOf } from './video-order-of.ts';
