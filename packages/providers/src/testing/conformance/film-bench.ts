import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { EngineError } from '@herald/media/engine-error';
import {
  type EngineVideoRequest,
  type MakeVideoRequest,
  type OutsideJob,
  videoFilesIn,
} from '@herald/media/engines/video-engine';
import type { FILM_WIRES } from '@herald/media/service-wires';
import type { SpokenSound } from '@herald/media/sound';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { usualTimes } from '../../elsewhere/film-times.ts';
import { finishForeign } from '../../local/finish-foreign.ts';
import { stillOf } from '../../local/still-of.ts';
import { WIRES } from '../../open/wires.ts';
import { HealthBook } from '../../routing/health-book.ts';
import { openVideo } from '../../routing/video-service.ts';
import { type FilmDouble, usualFilmManner } from '../film-double.ts';
import { type FilmKinds, makeFilmKinds } from '../film-kinds.ts';
import { anOrder } from './video-service-rules.ts';

/** A service as the suite breaks it. */
export interface FaultyFilms {
  wire: (typeof FILM_WIRES)[number];
  open(): Promise<FilmDouble>;
  settings?: Record<string, string>;
  /** What one call makes is there or is not; nobody can go on with it. */
  isOneCall?: boolean;
  /** It reports by itself. */
  doesReport?: boolean;
}

export const KEY = 'sk-very-secret-77';

/** Quick enough for tests, in the same proportions. */
const times = {
  ...usualTimes,
  firstPauseMs: 5,
  longestPauseMs: 20,
  busyMs: 400,
  silentMs: 1500,
  graceMs: 1500,
};

/** One service, and what a worker has. */
export interface Bench {
  server(): FilmDouble;
  audio(): SpokenSound;
  kept(): FilmKinds;
  /** Where reports are posted, and what is noted, like a worker has it. */
  job(): OutsideJob & { noted: string | undefined; posts: unknown[]; isWanted: boolean };
  /** The path of the film, without any finishing. */
  film(changes?: Changes): Promise<string>;
  /** Finished and measured. */
  make(changes?: Changes): ReturnType<ReturnType<typeof openVideo>['makeVideo']>;
  /** The error, after a search for the key in it. */
  failureOf(changes?: Changes): Promise<EngineError>;
}

type Changes = Partial<EngineVideoRequest> & { key?: string; baseUrl?: string; busyMs?: number };

/** Opens the service once, and makes it good before each test. */
export function openBench({ wire, open, settings }: FaultyFilms): Bench {
  let server: FilmDouble;
  let receiver: ReturnType<typeof createServer>;
  let kept: FilmKinds;
  let audio: SpokenSound;
  let folder: string;
  let count = 0;
  let job: ReturnType<Bench['job']>;
  beforeAll(async () => {
    ({ kept, audio, folder } = await makeFilmKinds());
    server = await open();
    receiver = createServer((message, response) => {
      json(message).then(
        (post) => {
          job.posts.push(post);
          response.end();
        },
        () => response.destroy(),
      );
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await server.close();
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(() => {
    Object.assign(server.manner, usualFilmManner(kept.good), { key: KEY });
    server.orders.length = 0;
    server.asked.length = 0;
    count += 1;
    job = {
      key: `video-${wire}-${count}`,
      noted: undefined,
      posts: [],
      isWanted: true,
      read: async () => (job.isWanted ? job.noted : undefined),
      async note(text) {
        job.noted = text;
      },
      reportUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/reports/${count}`,
      reports: async () => job.posts,
    };
  });
  const requestOf = (changes: Partial<MakeVideoRequest>): MakeVideoRequest => ({
    order: { ...anOrder, maker: { engine: 'gpu', mayFallBack: false } },
    audio,
    workFolder: join(folder, `${wire}-${count}`, 'work'),
    files: videoFilesIn(join(folder, `${wire}-${count}`)),
    job,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });
  const engineOf = ({ key = KEY, baseUrl = server.baseUrl, busyMs = times.busyMs }: Changes) =>
    WIRES[wire].open({ name: 'gpu', title: 'The GPU', wire, baseUrl, key, settings }, { ...times, busyMs }).film;
  const make: Bench['make'] = (changes = {}) => {
    const ordered = () => [{ ...engineOf(changes), title: 'The GPU' }];
    const video = openVideo({
      ...{ films: [], ordered, still: stillOf, finish: finishForeign },
      health: new HealthBook([]),
    });
    return video.makeVideo(requestOf(changes));
  };
  const film: Bench['film'] = async (changes = {}) => {
    const request = requestOf(changes);
    const [stillFile, soundFile] = [async () => join(folder, 'good.mp4'), async () => join(folder, 'good.mp4')];
    const made = await engineOf(changes).makeVideo({ ...request, stillFile, soundFile });
    return 'path' in made ? made.path : '';
  };
  return {
    server: () => server,
    audio: () => audio,
    kept: () => kept,
    job: () => job,
    film,
    make,
    async failureOf(changes) {
      const error = await film(changes).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(KEY);
      if (!(error instanceof EngineError)) throw new Error('This is no error of an engine.', { cause: error });
      return error;
    },
  };
}
