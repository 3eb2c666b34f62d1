import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { EngineError } from '@herald/media/engine-error';
import { describe, expect, it } from 'vitest';
import type { FilmManner } from '../film-double.ts';
import type { FilmKinds } from '../film-kinds.ts';
import { type Bench, type FaultyFilms, KEY, openBench } from './film-bench.ts';

const INSIDE = 'http://169.254.169.254/latest/meta-data';
const HTML = '<!doctype html><title>Bad Gateway</title>';

type Fetch = NonNullable<FilmManner['onFetch']>;
type Answer = (response: ServerResponse) => unknown;

const say =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);
const half: Fetch = (response, film) => {
  response.writeHead(200, { 'content-length': film.length });
  response.write(film.subarray(0, film.length / 2), () => response.destroy());
};

/** Orders that end in an error of a known kind. */
const REFUSED_ORDERS: [string, Partial<FilmManner>, Partial<EngineError>][] = [
  ['is busy for too long', { busy: { status: 503, times: 1e9 } }, { kind: 'unavailable', retryable: true }],
  [
    'is busy for an hour',
    { busy: { status: 429, times: 1e9, retryAfter: '500' } },
    { kind: 'unavailable', retryable: true },
  ],
  ['answers with a page of HTML', { onOrder: say(200, HTML) }, { kind: 'unavailable', retryable: true }],
  ['is behind a door that is broken', { onOrder: say(502, HTML) }, { kind: 'unavailable', retryable: true }],
  [
    'has no such model any more',
    { onOrder: say(404, '{"error":{"code":"model_not_found","message":"The model has ended"}}') },
    { kind: 'unavailable', retryable: false },
  ],
  [
    'refuses what it is sent',
    { onOrder: say(422, `{"detail":[{"loc":["x"],"msg":"too odd for ${KEY}"}]}`) },
    { kind: 'input_refused', retryable: false },
  ],
  ['leads an order inside', { onOrder: say(307, '', { location: INSIDE }) }, { kind: 'unavailable', retryable: false }],
  ['has no quota left', { onOrder: say(402, '{}') }, { kind: 'unavailable', retryable: false }],
  ['says that the film failed', { failure: `CUDA out of memory, ${KEY}` }, { kind: 'engine_failed' }],
  ['loses every film', { loses: 1e9 }, {}],
];

/** Results that end in an error of a known kind. */
const REFUSED_FILMS: [string, Fetch, Partial<EngineError>][] = [
  ['is behind a link that has expired', say(403, 'Expired'), { kind: 'engine_failed', retryable: true }],
  ['is gone', say(410), { kind: 'engine_failed', retryable: true }],
  ['is a page of HTML', say(200, HTML), { kind: 'engine_failed' }],
  ['is an error in JSON', say(200, `{"error":{"message":"No luck for ${KEY}"}}`), { kind: 'engine_failed' }],
  ['is nothing', say(200), { kind: 'engine_failed' }],
  ['leads inside', say(302, '', { location: INSIDE }), { kind: 'engine_failed', retryable: false }],
  ['breaks off at half whenever it is asked for', half, { kind: 'unavailable', retryable: true }],
];

/** Films that are films, and what becomes of them. How a film is measured does not depend on who sent it. */
const FILMS: [string, keyof FilmKinds, RegExp | null][] = [
  ['has the sound and the length', 'good', null],
  ['has 25 frames a second', 'slow', null],
  ['has an odd size', 'odd', null],
  ['belongs to somebody else', 'other', /made to another sound/],
  ['carries no sound, and no face that could show its lips', 'silent', /no face is seen in most of it/],
  ['is a tenth too short', 'short', /ends 0\.\d s before its sound|another sound/],
];

/** What one wire does with everything that goes wrong: a typed error or a film, and never the key. */
export function filmFaultRules(service: FaultyFilms, sends: 'every film' | 'a good film'): void {
  const bench = openBench(service);
  describe('a service that', () => serviceRules(bench, service));
  describe('a film that', () => filmRules(bench, sends === 'every film' ? FILMS : FILMS.slice(0, 1)));
  describe('a film that was ordered before', () => resumeRules(bench, service));
}

function serviceRules({ server, kept, job, film, failureOf }: Bench, { isOneCall, doesReport }: FaultyFilms) {
  it.each(REFUSED_ORDERS)('%s is told in its kind, without the key', async (_, manner, expected) => {
    Object.assign(server().manner, structuredCloneable(manner));
    const error = await failureOf();
    expect(error).toMatchObject(expected);
    expect(server().orders.length).toBeLessThanOrEqual(3);
  });

  it.each([409, 429, 503])(
    'is busy with status %i is asked again, whether it says for how long or not',
    async (status) => {
      for (const retryAfter of [undefined, '0']) {
        server().manner.busy = { status, times: 3, ...(retryAfter && { retryAfter }) };
        const before = server().orders.length;
        expect(
          await readFile(await film({ busyMs: 60_000, job: { ...job(), key: `${status}${retryAfter}` } })),
        ).toEqual(kept().good);
        expect(server().orders.length).toBe(before + 1);
        job().noted = undefined;
        job().posts.length = 0;
      }
    },
  );

  it('has another key refuses ours, and is not asked to film', async () => {
    server().manner.key = 'another';
    expect(await failureOf()).toMatchObject({ kind: 'unavailable', retryable: false });
    expect(server().orders).toEqual([]);
  });

  it('is not there is away', async () => {
    expect(await failureOf({ baseUrl: 'http://127.0.0.1:9' })).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  it('lost a film once, as after a restart, is asked for it again', async () => {
    server().manner.loses = 1;
    if (isOneCall) {
      expect(await failureOf()).toMatchObject({ kind: 'unavailable', retryable: true });
      // It is asked for again only by somebody who was told of it.
      expect(await failureOf()).toMatchObject({ kind: 'order_unknown', retryable: false });
      return expect(server().orders).toHaveLength(1);
    }
    expect(await readFile(await film())).toEqual(kept().good);
  });

  if (doesReport) {
    it.each([
      ['twice', ['processing', 'end', 'end']],
      ['out of order', ['end', 'end', 'processing']],
      ['only its end', ['end', 'end']],
    ] as const)('reports %s has made one film', async (_, reports) => {
      server().manner.reports = reports;
      expect(await readFile(await film())).toEqual(kept().good);
      expect(server().orders).toHaveLength(1);
    });

    it('is told of by somebody else is not believed', async () => {
      job().posts.push({ id: 'another', status: 'failed' }, 'noise', null, { status: 'succeeded' });
      expect(await readFile(await film())).toEqual(kept().good);
    });
  } else {
    it('is posted about by a stranger is asked itself', async () => {
      job().posts.push({ id: 'x', status: 'failed' });
      expect(await readFile(await film())).toEqual(kept().good);
    });
  }

  it('films for nobody any more is told to stop, where it can be', async () => {
    server().manner.isEndless = true;
    const stop = new AbortController();
    const making = film({ signal: stop.signal });
    await expect.poll(() => server().orders.length).toBe(1);
    await expect.poll(() => isOneCall || job().noted !== undefined).toBe(true);
    job().isWanted = false;
    stop.abort(new Error('cancelled'));
    await expect(making).rejects.toThrow('cancelled');
    if (!isOneCall) await expect.poll(() => server().orders[0]?.isCancelled).toBe(true);
  });

  it('takes an order that nobody wants once its answer is there is told to stop, where it can be', async () => {
    if (isOneCall) return;
    server().manner.isEndless = true;
    const lost = job();
    const { note } = lost;
    lost.note = async (text) => {
      if (JSON.parse(text).id === undefined) return note(text);
      lost.isWanted = false;
      throw new Error('The video was cancelled');
    };
    await expect(film({ job: lost })).rejects.toThrow('The video was cancelled');
    expect(server().orders).toMatchObject([{ isCancelled: true }]);
  });
}

/** Functions cannot be cloned, and counters must not be shared. */
const structuredCloneable = (manner: Partial<FilmManner>): Partial<FilmManner> => ({
  ...manner,
  ...(manner.busy && { busy: { ...manner.busy } }),
});

function filmRules({ server, kept, film, make, failureOf }: Bench, films: typeof FILMS): void {
  it.each(REFUSED_FILMS)('%s is told in its kind, without the key', async (_, onFetch, expected) => {
    server().manner.onFetch = onFetch;
    expect(await failureOf()).toMatchObject({ ...expected, mayBePaid: true });
  });

  it('breaks off at half once is fetched again', async () => {
    let times = 0;
    server().manner.onFetch = (response, whole) => {
      times += 1;
      if (times === 1) return half(response, whole);
      return response.writeHead(200, { 'content-length': whole.length }).end(whole);
    };
    expect(await readFile(await film())).toEqual(kept().good);
    expect(server().orders).toHaveLength(1);
  });

  it.each(films)('%s is measured', async (_, name, fault) => {
    server().manner.film = kept()[name];
    const making = make();
    if (fault)
      await expect(making).rejects.toMatchObject({ kind: 'not_in_sync', message: expect.stringMatching(fault) });
    else expect(await making).toMatchObject({ faults: [], report: { fps: 30 } });
  });
}

function resumeRules({ server, kept, job, film, failureOf }: Bench, { isOneCall }: FaultyFilms): void {
  it('is gone on with by the next attempt, and not ordered twice', async () => {
    server().manner.isEndless = true;
    const stop = new AbortController();
    const first = film({ signal: stop.signal });
    await expect.poll(() => server().orders.length).toBe(1);
    await expect.poll(() => isOneCall || job().noted !== undefined).toBe(true);
    stop.abort(new Error('the worker stops'));
    await expect(first).rejects.toThrow('stops');
    expect(server().orders[0]?.isCancelled).toBe(false);
    server().finish();
    // One call ends with its worker, and nobody can ask what became of its film.
    if (isOneCall) expect(await failureOf()).toMatchObject({ kind: 'order_unknown', retryable: false });
    else expect(await readFile(await film())).toEqual(kept().good);
    expect(server().orders).toHaveLength(1);
  });

  it('without an answer that anybody heard is found, or told of, and not ordered twice', async () => {
    server().manner.dropsAnswers = 1;
    expect(await failureOf()).toMatchObject({ kind: 'unavailable', retryable: true });
    if (isOneCall) expect(await failureOf()).toMatchObject({ kind: 'order_unknown', retryable: false });
    else expect(await readFile(await film())).toEqual(kept().good);
    expect(server().orders).toHaveLength(1);
  });

  it('without an answer in the last attempt is told of', async () => {
    server().manner.dropsAnswers = 1;
    expect(await failureOf({ isLastAttempt: true })).toMatchObject({ kind: 'order_unknown', retryable: false });
    expect(server().orders).toHaveLength(1);
  });

  it('of a server that is away in the last attempt is told of', async () => {
    if (isOneCall) return;
    server().manner.isEndless = true;
    const stop = new AbortController();
    const first = film({ signal: stop.signal });
    await expect.poll(() => JSON.parse(job().noted ?? '{}').id).toBeTypeOf('string');
    stop.abort(new Error('the worker stops'));
    await expect(first).rejects.toThrow('stops');
    const error = await failureOf({ baseUrl: 'http://127.0.0.1:9', isLastAttempt: true });
    expect(error).toMatchObject({ kind: 'order_unknown', retryable: false });
    expect(server().orders).toHaveLength(1);
  });

  it('in vain, because nobody was there, is ordered by the next attempt', async () => {
    expect(await failureOf({ baseUrl: 'http://127.0.0.1:9' })).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(await readFile(await film())).toEqual(kept().good);
    expect(server().orders).toHaveLength(1);
  });

  it('in vain, because the server was busy, is ordered by the next attempt', async () => {
    server().manner.busy = { status: 503, times: 1e9 };
    expect(await failureOf()).toMatchObject({ kind: 'unavailable', retryable: true });
    server().manner.busy = undefined;
    expect(await readFile(await film())).toEqual(kept().good);
    expect(server().orders).toHaveLength(1);
  });

  it('failed is ordered anew by the next attempt', async () => {
    server().manner.failure = 'out of memory';
    await expect(film()).rejects.toMatchObject({ kind: 'engine_failed' });
    server().manner.failure = undefined;
    expect(await readFile(await film())).toEqual(kept().good);
    expect(server().orders).toHaveLength(2);
  });

  it('was fetched by an attempt on this machine is not fetched again', async () => {
    const path = await film();
    server().manner.onFetch = say(410);
    expect(await film()).toBe(path);
    expect(server().orders).toHaveLength(1);
  });

  it('failed is not ordered again where somebody pays for it', async () => {
    server().manner.failure = 'GPU fell over';
    // One call has no film to ask for again: that its failure is final keeps the next attempt away.
    for (let attempt = 0; attempt < (isOneCall ? 1 : 3); attempt++) {
      const error = await failureOf({ isPaid: true });
      expect(error).toMatchObject({ kind: 'engine_failed', retryable: false });
    }
    expect(server().orders).toHaveLength(1);
  });

  it.runIf(!isOneCall)(
    'is forgotten by its service is told where somebody pays for it, and not ordered again',
    async () => {
      server().manner.isEndless = true;
      server().manner.loses = 3;
      for (let attempt = 0; attempt < 2; attempt++) {
        expect(await failureOf({ isPaid: true })).toMatchObject({ kind: 'order_unknown', retryable: false });
      }
      expect(server().orders).toHaveLength(1);
    },
  );

  it('may still arrive where nobody heard the answer is told where somebody pays for it', async () => {
    const sentAt = Date.now();
    job().noted = JSON.stringify({ service: 'gpu', orders: 1, failures: 0, since: sentAt, sentAt });
    expect(await failureOf({ isPaid: true })).toMatchObject({ kind: 'order_unknown', retryable: false });
    expect(server().orders).toEqual([]);
  });
}
