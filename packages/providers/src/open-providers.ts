import type {
  EngineHealth,
  ImageEngine,
  LibraryPictures,
  PortraitEngine,
  SpeechService,
  VideoService,
  VoicePackStore,
} from '@herald/media';
import { type Engines, type EnginesConfig, openEngines } from './engines.ts';
import { firstThatCan } from './first-that-can.ts';
import { HealthBook, type HealthLog } from './health-book.ts';
import { finishForeign } from './local/finish-foreign.ts';
import { soundTools } from './local/sound-tools.ts';
import { voicePackStore } from './local/voice-pack-store.ts';
import { openSpeech } from './speech-service.ts';
import { openVideo } from './video-service.ts';
import { VoiceCatalog } from './voice-catalog.ts';

/** The engines and services of this installation, by what they do. */
export interface Providers {
  speech: SpeechService;
  video: VideoService;
  image: ImageEngine;
  portrait: PortraitEngine;
  library: LibraryPictures;
  /** Where natural voices are kept on this machine; left out where there is no such folder. */
  voicePacks?: VoicePackStore;
  /** Which engines answered when they were last asked. */
  health(): EngineHealth[];
}

export interface ProvidersConfig extends EnginesConfig {
  /** Told when an engine stops answering, and when it answers again. */
  log?: HealthLog;
  /** In place of those this installation comes with. */
  engines?: Partial<Engines>;
}

export interface ProvidersSettings {
  /** Names of engines, the preferred first; those not named come after them. */
  order?: readonly string[];
  /** Lists of voices older than this are asked for again in the background. */
  voiceListAgeSec?: number;
}

const VOICE_LIST_AGE_SEC = 600;

/** The one way to everything that speaks, films, draws people and reads portraits. */
export async function openProviders(
  config: ProvidersConfig = {},
  settings: ProvidersSettings = {},
): Promise<Providers> {
  const { order = [], voiceListAgeSec = VOICE_LIST_AGE_SEC } = settings;
  const engines = { ...openEngines(config), ...config.engines };
  const [voice, video, image] = [
    inOrder(engines.voice, order),
    inOrder(engines.video, order),
    inOrder(engines.image, order),
  ];
  const health = new HealthBook([...new Set([...voice, ...video, ...image].map(({ name }) => name))], config.log);
  const catalog = await VoiceCatalog.open({ engines: voice, health, maxAgeMs: voiceListAgeSec * 1000 });
  return {
    speech: openSpeech({ engines: voice, catalog, health, tools: soundTools }),
    video: openVideo(video, health, finishForeign),
    image: {
      name: 'all',
      avatar: (wish) => firstThatCan(image, health, (engine) => engine.avatar(wish)),
      face: (wish, signal) => firstThatCan(image, health, (engine) => engine.face(wish, signal)),
    },
    portrait: engines.portrait,
    library: engines.library,
    ...(config.naturalVoices && { voicePacks: voicePackStore(config.naturalVoices) }),
    health: () => health.list(),
  };
}

function inOrder<Engine extends { readonly name: string }>(
  engines: readonly Engine[],
  order: readonly string[],
): Engine[] {
  const rank = ({ name }: Engine): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return engines.toSorted((a, b) => rank(a) - rank(b));
}
