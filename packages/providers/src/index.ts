export type { Engines } from './engines.ts';
export { type Confinement, forkConfined, readConfinement } from './local/confined.ts';
export { openProviders, type Providers, type ProvidersConfig, type ProvidersSettings } from './open-providers.ts';
export type { OutsideServices } from './outside/outside-services.ts';
export type { WireFacts, WireSetting } from './outside/wire-facts.ts';
export type { Cast } from './seen-engines.ts';
export { type SpeechServerOptions, speechServer } from './speech-server/speech-server.ts';
export { type TalkingFace, talkingFace } from './talking-face.ts';
export { type KeptAvatar, type OrderParts, videoOrderOf } from './video-order-of.ts';
