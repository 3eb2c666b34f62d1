import type {
  EngineHealth,
  ImageEngine,
  LibraryPictures,
  PortraitEngine,
  SpeechService,
  VideoService,
  VoiceEngine,
  VoicePackStore,
} from '@herald/media';
import { type Engines, type EnginesConfig, openEngines } from './engines.ts';
import { firstThatCan } from './first-that-can.ts';
import { HealthBook, type HealthLog } from './health-book.ts';
import { finishForeign } from './local/finish-foreign.ts';
import { soundTools } from './local/sound-tools.ts';
import { voicePackStore } from './local/voice-pack-store.ts';
import { openSpeech } from './speech-service.ts';
import { openServices, type SpeechServices } from './speech-services.ts';
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
  /** Services of speech that come and go while the process runs. */
  services: SpeechServices;
  /** Which engines answered when they were last asked. */
  health(): EngineHealth[];
}

export interface ProvidersConfig extends EnginesConfig {
  /** Told when an engine stops answering, and when it answers again. */
  log?: HealthLog;
  /** Hosts and networks inside that services may lie in. */
  insideServices?: readonly string[];
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
  let added: VoiceEngine[] = [];
  // Herald's own voices speak where no other can.
  const voices = () => [...voice.slice(0, -1), ...added, ...voice.slice(-1)];
  const names = () => [...new Set([...voices(), ...video, ...image].map(({ name }) => name))];
  const health = new HealthBook(names(), config.log);
  const catalog = await VoiceCatalog.open({ engines: voices, health, maxAgeMs: voiceListAgeSec * 1000 });
  const services = openServices({
    fixed: config.speechServices ?? [],
    inside: config.insideServices ?? [],
    async onChange(engines) {
      added = engines;
      health.follow(names());
      await catalog.meetEngines();
    },
    onAnswer: (name) => catalog.askAgain(name),
  });
  return {
    services,
    speech: openSpeech({ engines: voices, catalog, health, tools: soundTools }),
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
