import type { ImageEngine } from '@herald/media/engines/image-engine';
import type { AccountView, HostedAvatar } from '@herald/media/engines/outside-service';
import type { SpeechService } from '@herald/media/engines/speech-service';
import type { VideoEngine, VideoService } from '@herald/media/engines/video-engine';
import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import type { OutsideService } from '../answers/outside-service.ts';
import { soundTools } from '../local/sound-tools.ts';
import type { HealthBook } from '../routing/health-book.ts';
import { meteredFilm, meteredPicture, meteredVoice } from '../routing/metered.ts';
import { noOtherNames, type OtherNames } from '../routing/other-names.ts';
import { openPictures, type PictureService } from '../routing/picture-service.ts';
import { openSpeech } from '../routing/speech-service.ts';
import { type NamedFilmer, openVideo } from '../routing/video-service.ts';
import type { VoiceCatalog } from '../routing/voice-catalog.ts';
import type { OpenAccount } from './account-services.ts';
import type { Engines } from './engines.ts';

/** People of a service, who are filmed there and nowhere else. */
export interface Cast {
  name: string;
  /** Names of the same service with other keys. */
  alsoCalled: readonly string[];
  title: string;
  people(signal: AbortSignal): Promise<readonly HostedAvatar[]>;
  /** As a file of its service, which is to be decoded with care. */
  pictureOf(person: HostedAvatar, signal: AbortSignal): Promise<Uint8Array>;
}

/** Everything a process can work with. */
export interface Workshop extends Pick<Engines, 'voice' | 'video' | 'image'> {
  health: HealthBook;
  catalog: VoiceCatalog;
  /** Services that are there at the moment. */
  outside(): readonly OutsideService[];
}

/** What is seen of it: by everybody, or on behalf of an account. */
export interface Seen {
  health: HealthBook;
  catalog: VoiceCatalog;
  services(): readonly OutsideService[];
  voices(): readonly VoiceEngine[];
  films: readonly VideoEngine[];
  /** Those that film where an order names them. */
  ordered(): readonly NamedFilmer[];
  pictures(): readonly ImageEngine[];
  alsoCalled: OtherNames;
}

export function seenByAll(workshop: Workshop): Seen {
  const { health, catalog, video, image, outside } = workshop;
  return {
    health,
    catalog,
    services: outside,
    voices: () => voicesOf(workshop),
    films: video,
    ordered: () => filmersOf(outside()),
    pictures: () => [...outside().flatMap(({ picture }) => picture ?? []), ...image],
    alsoCalled: noOtherNames,
  };
}

/** Herald's own voices come last: they speak where no other can. */
export function voicesOf({ voice, outside }: Pick<Workshop, 'voice' | 'outside'>): VoiceEngine[] {
  return [...voice.slice(0, -1), ...outside().flatMap((one) => one.voice ?? []), ...voice.slice(-1)];
}

const filmersOf = (services: readonly OutsideService[]): NamedFilmer[] =>
  services.flatMap(({ title, film }) => (film ? [{ ...film, title }] : []));

interface AccountSeen extends OpenAccount, Pick<Seen, 'alsoCalled'> {}

/** Its own services come before all others, and whatever a service does is counted. */
export function seenByAccount(workshop: Workshop, account: AccountSeen, meter: AccountView['meter']): Seen {
  const all = seenByAll(workshop);
  const services = () => [...account.services, ...all.services()];
  const isCounted = (name: string) => services().some((one) => one.name === name);
  const counted = <E extends { readonly name: string }>(engines: readonly E[], count: (engine: E) => E): E[] =>
    engines.map((engine) => (isCounted(engine.name) ? count(engine) : engine));
  const own = {
    voices: () => [...account.services.flatMap(({ voice }) => voice ?? []), ...all.voices()],
    ordered: () => filmersOf(services()),
    pictures: () => [...account.services.flatMap(({ picture }) => picture ?? []), ...all.pictures()],
  };
  const { catalog, alsoCalled } = account;
  const seen = { ...all, ...own, catalog, alsoCalled, services };
  if (!meter) return seen;
  return {
    ...seen,
    voices: () => counted(own.voices(), (engine) => meteredVoice(engine, meter)),
    ordered: () => counted(own.ordered(), ({ title, ...engine }) => ({ title, ...meteredFilm(engine, meter) })),
    pictures: () => counted(own.pictures(), (engine) => meteredPicture(engine, meter)),
  };
}

export type Filmer = Pick<Cast, 'name' | 'alsoCalled' | 'title'>;

export interface SeenServices {
  speech: SpeechService;
  video: VideoService;
  image: PictureService;
  /** Services with people of their own. */
  casts(): readonly Cast[];
  /** Services that film our still, under the name an order calls them by; each once. */
  filmers(): readonly Filmer[];
}

export function servicesOf(seen: Seen, { portrait, foreign }: Pick<Engines, 'portrait' | 'foreign'>): SeenServices {
  const { health, catalog, films, ordered, voices, pictures, services, alsoCalled } = seen;
  return {
    speech: openSpeech({ engines: voices, catalog, health, tools: soundTools, alsoCalled }),
    video: openVideo({ films, ordered, health, ...foreign }),
    image: openPictures({ engines: pictures, health, portrait }),
    casts: () =>
      services().flatMap(({ name, title, people, pictureOf }) =>
        people && pictureOf ? [{ name, alsoCalled: alsoCalled(name), title, people, pictureOf }] : [],
      ),
    filmers: () => {
      const filming = services().filter(({ film, people, filmsStills }) => film && (!people || filmsStills));
      const named = filming.map(({ name, title }) => ({ name, alsoCalled: alsoCalled(name), title }));
      return named.filter(({ name }, index) => !named.slice(0, index).some((one) => one.alsoCalled.includes(name)));
    },
  };
}
