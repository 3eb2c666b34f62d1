import type { ClipPreparer } from '@herald/media/clips';
import type { AwayService, EngineHealth } from '@herald/media/engines/engine-health';
import type { LibraryPictures } from '@herald/media/engines/image-engine';
import type { AccountView, ServiceToOpen } from '@herald/media/engines/outside-service';
import type { PortraitEngine } from '@herald/media/engines/portrait-engine';
import type { SampleDrawer } from '@herald/media/engines/samples';
import type { VoicePackStore } from '@herald/media/engines/voice-packs';
import type { OutsideService } from '../answers/outside-service.ts';
import { prepareLocalClip } from '../local/local-clip.ts';
import { localSamples } from '../local/local-samples.ts';
import { voicePackStore } from '../local/voice-pack-store.ts';
import { addressGuard } from '../net/address-guard.ts';
import { fetchWebPicture, type WebPicture } from '../net/fetch-web-picture.ts';
import { HealthBook, type HealthLog } from '../routing/health-book.ts';
import { otherNames } from '../routing/other-names.ts';
import { VoiceCatalog } from '../routing/voice-catalog.ts';
import { AccountServices } from './account-services.ts';
import { type Engines, type EnginesConfig, openEngines } from './engines.ts';
import { type OutsideServices, openServices } from './outside-services.ts';
import {
  type Seen,
  type SeenServices,
  seenByAccount,
  seenByAll,
  servicesOf,
  voicesOf,
  type Workshop,
} from './seen-engines.ts';

/** The engines and services of this installation, by what they do. */
export interface Providers extends SeenServices {
  portrait: PortraitEngine;
  library: LibraryPictures;
  /** Makes a presenter of a person's own clip. */
  prepareClip: ClipPreparer;
  /** Shows a film that nobody has ordered yet. */
  samples: SampleDrawer;
  /** Where natural voices are kept on this machine; left out where there is no such folder. */
  voicePacks?: VoicePackStore;
  /** Reads a picture from the web, never from inside. */
  webPicture(picture: WebPicture): Promise<Uint8Array>;
  /** Services that come and go while the process runs. */
  services: OutsideServices;
  /** The same on behalf of an account: with its own services before those of the installation, and counted. */
  forAccount(view: AccountView): Promise<Providers>;
  /** Which engines answered when they were last asked. */
  health(): EngineHealth[];
  /** Those that did not answer when they were asked last. */
  awayServices(): AwayService[];
}

export interface ProvidersConfig extends EnginesConfig {
  /** Told when an engine stops answering, and when it answers again. */
  log?: HealthLog;
  /** Services that are there from the start, for a process without a table of them. */
  services?: readonly ServiceToOpen[];
  /** Hosts and networks inside that services may lie in. */
  insideServices?: readonly string[];
  /** Hosts inside whose pictures people may name; none in the product, where anybody may name an address. */
  insidePictures?: readonly string[];
  /** In place of those this installation comes with. */
  engines?: Partial<Engines>;
}

export interface ProvidersSettings {
  /** Lists of voices older than this are asked for again in the background. */
  voiceListAgeSec?: number;
}

const VOICE_LIST_AGE_SEC = 600;

/** The one way to everything that speaks, films, draws people and reads portraits. */
export async function openProviders(
  config: ProvidersConfig = {},
  settings: ProvidersSettings = {},
): Promise<Providers> {
  const { voiceListAgeSec = VOICE_LIST_AGE_SEC } = settings;
  const engines = { ...openEngines(config), ...config.engines };
  const maxAgeMs = voiceListAgeSec * 1000;
  const { workshop, services } = await openWorkshop(config, engines, maxAgeMs);
  const { health, catalog } = workshop;
  const ofAccounts = new AccountServices({ open: services.open, beside: catalog, health, maxAgeMs });
  const mayCall = addressGuard(config.insidePictures ?? []);
  const providersOf = (seen: Seen): Providers => ({
    ...servicesOf(seen, engines),
    services,
    portrait: engines.portrait,
    library: engines.library,
    prepareClip: prepareLocalClip,
    samples: localSamples,
    webPicture: (picture) => fetchWebPicture(mayCall, picture),
    ...(config.naturalVoices && { voicePacks: voicePackStore(config.naturalVoices) }),
    async forAccount({ accountId, services: own, absent = [], meter }) {
      const alsoCalled = otherNames(() => [...own, ...services.placed(), ...absent]);
      const account = await ofAccounts.get(accountId, own, alsoCalled);
      return providersOf(seenByAccount(workshop, { ...account, alsoCalled }, meter));
    },
    health: () => health.list(),
    awayServices: () => health.listAway(),
  });
  return providersOf(seenByAll(workshop));
}

async function openWorkshop(
  config: ProvidersConfig,
  engines: Engines,
  maxAgeMs: number,
): Promise<{ workshop: Workshop; services: OutsideServices }> {
  const { services: given = [], insideServices: inside = [], log } = config;
  let opened: readonly OutsideService[] = [];
  const outside = () => opened;
  const voices = () => voicesOf({ ...engines, outside });
  const names = () => namesOf([...voices(), ...engines.video, ...engines.image, ...opened]);
  const health = new HealthBook(names(), log);
  const catalog = await VoiceCatalog.open({ engines: voices, health, maxAgeMs });
  const services = openServices({
    given,
    inside,
    async onChange(now) {
      opened = now;
      health.follow(names());
      await catalog.meetEngines();
    },
    onAnswer: (name) => catalog.askAgain(name),
  });
  await services.replace([]);
  return { workshop: { ...engines, health, catalog, outside }, services };
}

const namesOf = (named: readonly { readonly name: string }[]): string[] => [...new Set(named.map(({ name }) => name))];
