import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { EngineError } from '@herald/media/engine-error';
import {
  type EngineVideoRequest,
  type ForeignFilm,
  type VideoEngine,
  videoFilesIn,
} from '@herald/media/engines/video-engine';
import { decodeMouthCurves } from '@herald/media/mouth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NotedJob, notedJob } from '../noted-job.ts';
import type { DoubleRequest, Reply } from '../speech-double.ts';
import { type StudioDouble, studioManner } from '../studio-double.ts';
import { anOrder } from './video-service-rules.ts';

/** A service with people as the suite breaks it. */
export interface FaultyStudio {
  open(): Promise<StudioDouble>;
  film(options: { baseUrl: string; key: string; pollMs: number }): VideoEngine;
  isOrder(request: DoubleRequest): boolean;
  isLook(request: DoubleRequest): boolean;
  /** Something it refuses in its own words. */
  refusals: [string, Reply, Partial<EngineError>][];
}

const KEY = 'sk-very-secret-88';
const FILM = Buffer.from('....ftypisom and the rest of a film');
const INSIDE = 'http://169.254.169.254/latest/meta-data';

interface Bench {
  studio(): StudioDouble;
  job(): NotedJob;
  /** Undefined where the film was made to its end. */
  make(changes?: Partial<EngineVideoRequest>, pollMs?: number): Promise<ForeignFilm>;
  failure(): Promise<EngineError>;
}

/** What a service with people does with everything that goes wrong: one order, a typed error or a film. */
export function studioFilmFaults(service: FaultyStudio): void {
  const bench = openBench(service);
  describe('a film', () => goodRules(bench));
  describe('an order that', () => orderRules(bench, service));
  describe('a film that', () => resultRules(bench, service));
  describe('an attempt that', () => attemptRules(bench, service));
}

function openBench({ open, film }: FaultyStudio): Bench {
  let studio: StudioDouble;
  let folder: string;
  let job: NotedJob;
  beforeAll(async () => {
    studio = await open();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-studio-'));
    studio.manner = { ...studioManner(), key: KEY, film: FILM };
    Object.assign(studio.memory, { films: [], ended: [] });
    studio.memory.sent.clear();
    job = notedJob();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const file = async (name: string, bytes: string) => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  const make: Bench['make'] = async (changes = {}, pollMs = 5) => {
    const made = await film({ baseUrl: studio.baseUrl, key: KEY, pollMs }).makeVideo({
      order: { ...anOrder, maker: { engine: 'studio', avatarId: 'look_maya', mayFallBack: true } },
      audio: {
        pcm: new Float32Array(48_000),
        sampleRateHz: 48_000,
        words: [],
        phones: [],
        notes: [],
        mouth: decodeMouthCurves(100, {}),
      },
      workFolder: join(folder, 'work'),
      files: videoFilesIn(folder),
      job,
      soundFile: () => file('sound.wav', 'RIFF our own sound'),
      stillFile: () => file('still.png', 'our own picture'),
      onProgress: () => undefined,
      signal: new AbortController().signal,
      ...changes,
    });
    if ('report' in made) throw new Error('It finished its film itself.');
    return made;
  };
  return {
    studio: () => studio,
    job: () => job,
    make,
    async failure() {
      const error = await make().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(KEY);
      if (!(error instanceof EngineError)) throw new Error('This is no error of an engine.', { cause: error });
      return error;
    },
  };
}

function goodRules({ studio, job, make }: Bench): void {
  it('is ordered once, to our sound, noted before it is waited for, and copied', async () => {
    const { path } = await make();
    expect(await readFile(path)).toEqual(FILM);
    expect(studio().memory.films).toHaveLength(1);
    expect(Buffer.concat([...studio().memory.sent.values()]).toString('latin1')).toContain('RIFF our own sound');
    expect(JSON.parse(job().noted ?? '')).toMatchObject({ id: studio().memory.films[0]?.id });
  });

  it('with a status nobody knows is still made', async () => {
    studio().manner.statuses = ['being_polished', 'completed'];
    await make();
    expect(studio().memory.films[0]?.looks).toBe(2);
  });

  it('is looked at as soon as its service reports', async () => {
    studio().manner.statuses = ['processing', 'completed'];
    job().posted = [{ event_type: 'nobody believes this' }];
    await make({}, 60_000);
    expect(studio().memory.films[0]?.looks).toBe(2);
  });
}

const json = (status: number, body: object, headers?: Record<string, string>): Reply => ({
  status,
  body,
  ...(headers && { headers }),
});

const REFUSED: [string, Reply, Partial<EngineError>][] = [
  ['is not paid', json(402, { message: 'Pay first' }), { kind: 'unavailable', retryable: false }],
  ['is refused with the key', json(401, { message: `Bad key ${KEY}` }), { kind: 'unavailable', retryable: false }],
  [
    'comes too soon',
    json(429, { message: 'Slow down' }, { 'retry-after': '3600' }),
    { kind: 'unavailable', retryable: true },
  ],
  ['meets a broken door', { status: 502, bytes: '<html>' }, { kind: 'unavailable', retryable: true }],
  ['meets a page of HTML', { status: 200, bytes: '<html>Log in</html>' }, { name: 'EngineError' }],
  [
    'is sent elsewhere',
    { status: 302, bytes: '', headers: { location: INSIDE } },
    { kind: 'unavailable', retryable: false },
  ],
];

function orderRules({ studio, failure, make }: Bench, { isOrder, refusals }: FaultyStudio): void {
  it.each([...REFUSED, ...refusals])('%s is told in its kind', async (_, reply, expected) => {
    studio().manner.instead = (request) => (isOrder(request) ? reply : undefined);
    expect(await failure()).toMatchObject(expected);
    expect(studio().memory.films).toEqual([]);
  });

  it('comes too soon and is told when to come again comes again', async () => {
    let orders = 0;
    const later: Reply = { status: 429, body: { message: 'Slow down' }, headers: { 'retry-after': '0' } };
    studio().manner.instead = (request) => {
      if (!isOrder(request)) return undefined;
      orders += 1;
      return orders === 1 ? later : undefined;
    };
    await make();
    expect([orders, studio().memory.films.length]).toEqual([2, 1]);
  });
}

function resultRules({ studio, make, failure }: Bench, { isLook }: FaultyStudio): void {
  const links = (reply: (count: number) => Reply | undefined) => {
    let count = 0;
    studio().manner.instead = ({ path }) => (path.startsWith('/films/') ? reply(count++) : undefined);
  };

  it('failed is told in the words of its service, and is not looked at again', async () => {
    studio().manner.statuses = ['processing', 'failed'];
    const error = await failure();
    expect(error).toMatchObject({ kind: 'engine_failed', retryable: false, mayBePaid: false });
    expect(error.message).toContain('Audio could not be read');
    expect(studio().memory.films).toHaveLength(1);
  });

  it('was moderated is the matter of who wrote it', async () => {
    studio().manner.statuses = ['failed'];
    studio().manner.failure = { code: 'content_moderation', message: 'This violates a policy' };
    expect(await failure()).toMatchObject({ kind: 'input_refused' });
  });

  it.each([403, 404, 410])('has a link that expired with status %i gets a new one', async (status) => {
    links((count) => (count === 0 ? { status, bytes: '' } : undefined));
    expect(await readFile((await make()).path)).toEqual(FILM);
    expect(studio().memory.films).toHaveLength(1);
  });

  it('has links that all expired is lost but paid for, and is not ordered again', async () => {
    links(() => ({ status: 403, bytes: '' }));
    expect(await failure()).toMatchObject({ kind: 'engine_failed', mayBePaid: true });
    expect(studio().memory.films).toHaveLength(1);
  });

  it('is a page of HTML is no film', async () => {
    links(() => ({ status: 200, bytes: `<html>${'Please log in. '.repeat(20)}</html>` }));
    expect(await failure()).toMatchObject({ kind: 'engine_failed' });
  });

  it('redirects to an inside address is not fetched', async () => {
    links(() => ({ status: 302, bytes: '', headers: { location: INSIDE } }));
    expect(await failure()).toMatchObject({ kind: 'engine_failed', retryable: false });
  });

  it('is forgotten may be paid, so it is told of and never ordered again', async () => {
    studio().manner.statuses = ['processing'];
    const { memory, manner } = studio();
    manner.instead = (request) => {
      if (isLook(request)) memory.ended = memory.films.map(({ id }) => id);
      return undefined;
    };
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await failure()).toMatchObject({ kind: 'order_unknown', retryable: false });
    }
    expect(memory.films).toHaveLength(1);
  });

  it('cannot be looked at for a while is looked at again', async () => {
    let looks = 0;
    studio().manner.instead = (request) => {
      if (!isLook(request)) return undefined;
      looks += 1;
      return looks < 3 ? { status: 503, bytes: '<html>' } : undefined;
    };
    await make();
    expect(studio().memory.films).toHaveLength(1);
  });
}

function attemptRules({ studio, job, make }: Bench, { isOrder }: FaultyStudio): void {
  async function stopAtFirstLook(prepare: () => void): Promise<void> {
    const stopping = new AbortController();
    studio().manner.statuses = ['processing'];
    const onProgress = () => {
      prepare();
      stopping.abort(new Error('stopped'));
    };
    await expect(make({ onProgress, signal: stopping.signal }, 60_000)).rejects.toThrow('stopped');
    studio().manner.statuses = ['completed'];
  }

  it('stops leaves the film to the next one, which orders nothing', async () => {
    await stopAtFirstLook(() => undefined);
    await make();
    expect([studio().memory.films.length, studio().memory.ended]).toEqual([1, []]);
  });

  it('is cancelled ends the film', async () => {
    await stopAtFirstLook(() => {
      job().noted = undefined;
    });
    expect(studio().memory.ended).toEqual([studio().memory.films[0]?.id]);
  });

  it('dies between its order and the note of it is followed by one that orders nothing new', async () => {
    await make();
    const noted = JSON.parse(job().noted ?? '{}');
    job().noted = JSON.stringify({ ...noted, id: undefined });
    await make();
    expect(studio().memory.films).toHaveLength(1);
  });

  it('loses the answer to its order and is the last one is told of', async () => {
    const { manner, memory } = studio();
    manner.lose = isOrder;
    await expect(make({ isLastAttempt: true })).rejects.toMatchObject({ kind: 'order_unknown', retryable: false });
    expect(memory.films).toHaveLength(1);
  });

  it('loses the answer to its order is followed by one that orders nothing new', async () => {
    const { manner, memory } = studio();
    let isLost = false;
    manner.lose = (request) => isOrder(request) && !isLost;
    await expect(make()).rejects.toMatchObject({ kind: 'unavailable', retryable: true });
    isLost = true;
    await make();
    expect(memory.films).toHaveLength(1);
  });
}
