import type { VoiceInfo } from '../voice.ts';

/** Whether the licence lets people earn money with what is spoken; `unknown` where only its model card tells. */
export const BUSINESS_USES = ['allowed', 'forbidden', 'unknown'] as const;

export interface VoiceLicence {
  name: string;
  business: (typeof BUSINESS_USES)[number];
  /** Where it can be read. */
  url: string;
}

export const PACK_KINDS = ['kokoro', 'inflect', 'piper'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** What a pack is being made ready by. */
export const FETCH_PHASES = ['listing', 'downloading', 'hearing'] as const;

export interface FetchProgress {
  phase: (typeof FETCH_PHASES)[number];
  receivedBytes: number;
  /** Null until the source said it. */
  totalBytes: number | null;
  /** Of the last seconds; 0 until it was measured. */
  bytesPerSec: number;
}

export const FETCH_FAILURES = [
  'unreachable',
  'refused',
  'not_found',
  'not_the_file',
  'checksum_wrong',
  'disk_full',
  'address_refused',
  'cannot_speak',
] as const;
export type FetchFailureCode = (typeof FETCH_FAILURES)[number];

export interface FetchFailure {
  code: FetchFailureCode;
  /** What happened, and what to do. */
  message: string;
}

/** A model with voices: one of the catalogue, or one that was brought into the folder. */
export interface VoicePackStatus {
  /** Of the catalogue; for others their place in the folder. */
  id: string;
  name: string;
  kind: PackKind;
  /** As its makers call it: `medium`, `8 bit`; empty where nothing is known. */
  quality: string;
  /** BCP 47 */
  locales: string[];
  /** How many speak in it; null where only the model tells and it is not here. */
  speakers: number | null;
  /** Null where only the source tells and it was not asked yet. */
  sizeBytes: number | null;
  /** Null for a model that was brought and that the catalogue does not know. */
  licence: VoiceLicence | null;
  /** It can be downloaded. */
  isOffered: boolean;
  isHere: boolean;
  /** Those that can be chosen; none before it spoke here. */
  voices: VoiceInfo[];
  /** Seconds of work for a second of speech, measured here; null before that. */
  realTimeFactor: number | null;
  /** Why it is here and cannot speak. */
  problem: string | null;
  /** What a download told last, also when nobody goes on with it. */
  progress: FetchProgress | null;
  failure: FetchFailure | null;
  /** Somebody paused its download: what arrived stays, and nobody goes on. */
  isPaused: boolean;
}

/** A file of a voice that somebody brings, read once. */
export interface FileToAdd {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** The packs of natural voices of this machine, and those that can be had. */
export interface VoicePackStore {
  /** Where packs lie. */
  readonly folder: string;
  /** Where they are downloaded from. */
  readonly source: string;
  list(): Promise<VoicePackStatus[]>;
  freeBytes(): Promise<number>;
  /** Asks the source how large its packs are; `list` tells it from then on. */
  readSizes(signal?: AbortSignal): Promise<void>;
  /**
   * Downloads a pack, has it speak and only then puts it beside the others. It goes on where another call was killed.
   * False when it failed for good; `list` then says why.
   */
  fetch(id: string, signal: AbortSignal): Promise<boolean>;
  /** Has whoever downloads a pack stop, and keeps what arrived for the next `fetch`. */
  pause(id: string): Promise<void>;
  /** Gives up a download with everything that arrived, and forgets why it failed. */
  drop(id: string): Promise<void>;
  /** Has a pack speak again; what is found out replaces what was. */
  hear(id: string, signal: AbortSignal): Promise<void>;
  /** Lets packs that failed when they were heard be heard again. */
  forgetProblems(): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * Takes the files of one voice, has it speak and only then puts it beside the others; returns its name. Refuses with
   * `input_refused`, and leaves nothing of what it refused.
   */
  add(files: AsyncIterable<FileToAdd>, signal: AbortSignal): Promise<string>;
}
