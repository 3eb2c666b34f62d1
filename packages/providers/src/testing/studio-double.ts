import { type DoubleManner, type DoubleRequest, plainManner, type Reply, type SpeechDouble } from './speech-double.ts';

/** A person of a service of this machine. */
export interface DoublePerson {
  id: string;
  name: string;
  gender: string;
  type: 'default' | 'custom';
}

/** How a service with people behaves; tests change it. */
export interface StudioManner extends DoubleManner {
  people: DoublePerson[];
  /** What it says of a film, look by look; the last one stays. */
  statuses: string[];
  /** With a film that failed. */
  failure: { code: string; message: string };
  /** The mp4 behind its links. */
  film: Uint8Array;
  picture: Uint8Array;
  left: number;
  /** Answers in its own way, before anything else does. */
  instead?: (request: DoubleRequest) => Reply | undefined;
}

export interface DoubleFilm {
  id: string;
  /** The `Idempotency-Key`, for services that have one. */
  key: string;
  body: Record<string, unknown>;
  looks: number;
}

/** What a service with people remembers. */
export interface StudioMemory {
  films: DoubleFilm[];
  /** Films that were ended before they were ready. */
  ended: string[];
  /** Files it was sent. */
  sent: Map<string, Uint8Array>;
  sounds: Uint8Array[];
  baseUrl: string;
}

export type StudioDouble = SpeechDouble<StudioManner> & { memory: StudioMemory };

export const studioManner = (): StudioManner => ({
  ...plainManner(),
  people: [
    { id: 'look_maya', name: 'Maya in grey', gender: 'female', type: 'default' },
    { id: 'look_noah', name: 'Noah', gender: 'male', type: 'default' },
    { id: 'look_me', name: 'Me', gender: 'female', type: 'custom' },
  ],
  statuses: ['waiting', 'processing', 'completed'],
  failure: { code: 'render_error', message: 'Audio could not be read' },
  film: new Uint8Array(),
  picture: new Uint8Array(),
  left: 123,
});

export const freshMemory = (): StudioMemory => ({ films: [], ended: [], sent: new Map(), sounds: [], baseUrl: '' });

/** The status of a film, one further with every look. */
export function statusOf(film: DoubleFilm, { statuses }: StudioManner): string {
  const status = statuses[Math.min(film.looks, statuses.length - 1)] ?? 'processing';
  film.looks += 1;
  return status;
}

/** Keeps a sound and returns where it can be fetched. */
export function keepSound(memory: StudioMemory, wav: Uint8Array): string {
  memory.sounds.push(wav);
  return `${memory.baseUrl}/sounds/${memory.sounds.length - 1}.wav`;
}

/** Its files: sounds, films and pictures. */
export function fileAt({ path }: DoubleRequest, manner: StudioManner, memory: StudioMemory): Reply | undefined {
  const sound = /^\/sounds\/(\d+)\.wav$/.exec(path)?.[1];
  if (sound) return { status: 200, bytes: memory.sounds[Number(sound)] ?? '' };
  if (path.startsWith('/films/')) return { status: 200, bytes: manner.film };
  if (path.startsWith('/pictures/')) return { status: 200, bytes: manner.picture };
  return undefined;
}
