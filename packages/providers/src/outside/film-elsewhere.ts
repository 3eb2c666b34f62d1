import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  EngineError,
  type EngineVideoRequest,
  type ForeignFilm,
  type OutsideJob,
  soundDurationSec,
} from '@herald/media';
import { z } from 'zod';
import type { ServerAddress } from './ask-service.ts';
import { fetchFilm, LinkExpiredError } from './fetch-link.ts';

/** How a film is, as its service tells it. */
export type FilmState =
  | { is: 'running'; share?: number }
  | { is: 'done'; link: string }
  /** `mayHelp`: ordering it once more may help. */
  | { is: 'failed'; error: EngineError; mayHelp?: boolean }
  /** The service knows nothing of it. */
  | { is: 'gone' };

/** Names an order so that its service takes it once; what was prepared for it stays the same in every attempt. */
export interface FilmNote {
  /** As the service calls the film, once it is ordered. */
  id?: string | undefined;
  /** Orders that came to nothing. */
  round: number;
  prepared: Record<string, string>;
}

/** A service that takes an order, makes the film in its time, and tells how it is. */
export interface FilmsElsewhere {
  title: string;
  address: ServerAddress;
  pollMs: number;
  /** Sends what the film is made of; what it returns is noted before the film is ordered. */
  prepare(request: EngineVideoRequest): Promise<Record<string, string>>;
  /** Orders the film, or finds the order an attempt before this one made; returns its id. */
  order(request: EngineVideoRequest, note: FilmNote & { key: string; isRepeated: boolean }): Promise<string>;
  look(id: string, signal: AbortSignal): Promise<FilmState>;
  end(id: string): Promise<unknown>;
}

const LONGEST_MS = 60 * 60_000;
/** Of looks that fail one after the other. */
const MOST_FAILURES = 5;
const MOST_ROUNDS = 2;
/** How often reports are looked for. */
const GLANCE_MS = 1000;
const FPS = 30;

const kept = z.object({ id: z.string().optional(), round: z.int(), prepared: z.record(z.string(), z.string()) });

/** Films at a service. Whatever stops this attempt, the next one goes on with the film that was ordered. */
export async function filmElsewhere(service: FilmsElsewhere, request: EngineVideoRequest): Promise<ForeignFilm> {
  const { job, signal } = request;
  let { note, isRepeated } = await readNote(job);
  for (;;) {
    if (!note.id) note = await orderFilm(service, request, note, isRepeated);
    const { id = '' } = note;
    const state = await waitFor(service, request, id);
    if (state.is === 'done') return await keep(service, request, id, state.link);
    signal.throwIfAborted();
    const mayRepeat = state.is === 'gone' || (state.is === 'failed' && state.mayHelp === true);
    if (!mayRepeat || note.round + 1 >= MOST_ROUNDS) throw failureOf(service, state);
    note = { round: note.round + 1, prepared: {} };
    isRepeated = false;
    await job?.note(JSON.stringify(note));
  }
}

const failureOf = ({ title }: FilmsElsewhere, state: FilmState): EngineError =>
  state.is === 'failed'
    ? state.error
    : new EngineError('engine_failed', `${title} has lost the film.`, { retryable: false });

async function readNote(job: OutsideJob | undefined): Promise<{ note: FilmNote; isRepeated: boolean }> {
  const text = await job?.read();
  try {
    return { note: kept.parse(JSON.parse(text ?? '')), isRepeated: true };
  } catch {
    return { note: { round: 0, prepared: {} }, isRepeated: false };
  }
}

async function orderFilm(
  service: FilmsElsewhere,
  request: EngineVideoRequest,
  before: FilmNote,
  isRepeated: boolean,
): Promise<FilmNote> {
  const { job } = request;
  const isPrepared = Object.keys(before.prepared).length > 0;
  const note = isPrepared ? before : { ...before, prepared: await service.prepare(request) };
  await job?.note(JSON.stringify(note));
  const key = `${job?.key ?? crypto.randomUUID()}${note.round > 0 ? `/${note.round}` : ''}`;
  const id = await service.order(request, { ...note, key, isRepeated: isRepeated && isPrepared });
  const ordered = { ...note, id };
  await job?.note(JSON.stringify(ordered));
  return ordered;
}

/** Until it is done, failed or gone. A film that was cancelled is ended; one that is only left goes on. */
async function waitFor(service: FilmsElsewhere, request: EngineVideoRequest, id: string): Promise<FilmState> {
  const { signal } = request;
  const until = Date.now() + LONGEST_MS;
  const framesTotal = Math.round(soundDurationSec(request.audio) * FPS);
  const reports = new Reports(request.job);
  let failures = 0;
  try {
    while (Date.now() < until) {
      const state = await lookOnce(service, id, signal, failures);
      failures = state ? 0 : failures + 1;
      if (state && state.is !== 'running') return state;
      const framesDone = Math.round((state?.share ?? 0) * framesTotal);
      request.onProgress({ stage: 'drawing', framesDone, framesTotal, framesKept: framesDone });
      await reports.wait(service.pollMs, signal);
    }
  } catch (error) {
    if (signal.aborted) await endUnwanted(service, request.job, id);
    signal.throwIfAborted();
    throw error;
  }
  throw new EngineError('unavailable', `${service.title} has not finished the film within an hour.`);
}

/** Who cancels a film removes its note; a worker that only stops leaves the film to go on. */
async function endUnwanted(service: FilmsElsewhere, job: OutsideJob | undefined, id: string): Promise<void> {
  const isWanted = await job?.read().then(
    (text) => text !== undefined,
    () => true,
  );
  if (!isWanted) await service.end(id).catch(() => undefined);
}

/** Undefined where it could not be asked, and may be asked again. */
async function lookOnce(service: FilmsElsewhere, id: string, signal: AbortSignal, failures: number) {
  try {
    return await service.look(id, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof EngineError && error.retryable) || failures + 1 >= MOST_FAILURES) throw error;
    return undefined;
  }
}

/** Links live for days at most, so the film is copied at once; one that has expired is asked for again. */
async function keep(
  service: FilmsElsewhere,
  { workFolder, signal }: EngineVideoRequest,
  id: string,
  link: string,
): Promise<ForeignFilm> {
  const path = join(workFolder, 'their.mp4');
  await mkdir(workFolder, { recursive: true });
  const fetchIt = (url: string) => fetchFilm({ ...service, url, kind: 'engine_failed', signal }, path);
  try {
    await fetchIt(link);
  } catch (error) {
    if (!(error instanceof LinkExpiredError)) throw error;
    const again = await service.look(id, signal);
    if (again.is !== 'done') throw error;
    await fetchIt(again.link);
  }
  return { path };
}

/** What a service posts is not believed; it only hastens the next look. */
class Reports {
  readonly #job: OutsideJob | undefined;
  #seen = 0;

  constructor(job: OutsideJob | undefined) {
    this.#job = job;
  }

  async wait(pollMs: number, signal: AbortSignal): Promise<void> {
    const until = Date.now() + pollMs;
    for (let left = pollMs; left > 0; left = until - Date.now()) {
      await wait(Math.min(left, GLANCE_MS), undefined, { signal });
      const count = (await this.#job?.reports().catch(() => []))?.length ?? 0;
      if (count <= this.#seen) continue;
      this.#seen = count;
      return;
    }
  }
}
