import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { DraftContent } from '@herald/contract/draft';
import { embeddedDatabaseUrl } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import type { HeraldProcess } from '../../tests/support/herald-process.ts';
import { processesOf } from '../../tests/support/processes-of.ts';
import { signUp, type Visitor } from '../../tests/support/visitor.ts';
import { filmDraft, speakDraft } from '../../tests/support/wizard-video.ts';
import { benchCore } from './bench-core.ts';
import { cpuSecondsOf } from './cpu-time.ts';
import { fillLibrary } from './library-rows.ts';

const THINK_MS = { least: 200, most: 500 };
const VIDEOS_EACH = 60;
const WARM_UP_SEC = 5;

/** The longest script that the plan of a new user allows. */
const LONG_SCRIPT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, choose a voice, and post the clip before the doors open. Last month ' +
  'it brought in many new customers, and it cost us less than a bag of flour. Try it once, and see what happens.';

export interface BrowsingWish {
  users: number;
  rounds: number;
  idleSec: number;
}

export interface BrowsingTimes {
  idle: Browsing;
  rendering: Browsing;
}

/** The cost of some time of browsing. */
export interface Browsing {
  /** Response times in milliseconds, by call. */
  answers: Map<string, number[]>;
  /** CPU seconds of the API process. */
  apiCpuSec: number;
  /** How late the client itself was, p95 of each round. This part of a response time is not the product's. */
  ownDelaysMs: number[];
}

const nothingYet = (): Browsing => ({ answers: new Map(), apiCpuSec: 0, ownDelaysMs: [] });

/** Simulates users who browse, alternating between an idle product and one that makes a video. */
export async function measureBrowsing(herald: HeraldProcess, wish: BrowsingWish): Promise<BrowsingTimes> {
  const users = await signUpWithLibraries(herald, wish.users);
  const times: BrowsingTimes = { idle: nothingYet(), rendering: nothingYet() };
  const browseWhile = browserOf(users, await apiPidOf(herald));
  await browseWhile(nothingYet(), () => wait(WARM_UP_SEC * 1000));
  for (let round = 0; round < wish.rounds; round++) {
    const author = await signUp(herald.url);
    const { draft } = await speakDraft(author, LONG_SCRIPT);
    await browseWhile(times.idle, () => wait(wish.idleSec * 1000));
    await browseWhile(times.rendering, () => filmDraft(author, draft));
  }
  return times;
}

async function signUpWithLibraries({ url, dataFolder }: HeraldProcess, count: number): Promise<BrowsingUser[]> {
  const core = benchCore(await embeddedDatabaseUrl(dataFolder), dataFolder);
  try {
    const users: BrowsingUser[] = [];
    for (let number = 0; number < count; number++) {
      const visitor = await signUp(url);
      const find = 'select id from accounts where owner_id = $1';
      const { rows } = await core.db.pool.query<{ id: string }>(find, [visitor.userId]);
      await fillLibrary(core, rows[0]?.id ?? '', VIDEOS_EACH);
      users.push(await browsingUser(visitor));
    }
    return users;
  } finally {
    await core.db.close();
  }
}

/** Calls what the screens call, by name. */
type BrowsingUser = Record<string, () => Promise<unknown>>;

async function browsingUser({ call }: Visitor): Promise<BrowsingUser> {
  const library = await call<{ data: { data: { id: string }[] } }>('GET', '/videos');
  const videoId = library.data.data[0]?.id;
  const { data } = await call<{ data: { version: number; content: DraftContent } }>('GET', '/draft');
  let { version } = data;
  return {
    library: () => call('GET', '/videos?sort=newest'),
    'video status': () => call('GET', `/video-generation/status/${videoId}`),
    pages: () => call('GET', '/pages'),
    avatars: () => call('GET', '/a2e/avatars'),
    'draft read': () => call('GET', '/draft'),
    async 'draft saved'() {
      const content = { ...data.content, title: `Version ${version}` };
      const saved = await call<{ data: { version: number } }>('PUT', '/draft', { version, content });
      version = saved.data.version;
    },
  };
}

async function apiPidOf({ dataFolder }: HeraldProcess): Promise<number> {
  const api = (await processesOf(dataFolder)).find(({ command }) => command.endsWith(' api'));
  if (!api) throw new Error('There is no API process.');
  return api.pid;
}

function browserOf(users: BrowsingUser[], apiPid: number) {
  return async (browsing: Browsing, work: () => Promise<unknown>): Promise<void> => {
    const cpuBefore = await cpuSecondsOf(apiPid);
    const ownDelay = monitorEventLoopDelay({ resolution: LOOK_AT_OWN_DELAY_MS });
    ownDelay.enable();
    await browseUntilDone(users, browsing.answers, work());
    ownDelay.disable();
    browsing.apiCpuSec += (await cpuSecondsOf(apiPid)) - cpuBefore;
    browsing.ownDelaysMs.push(ownDelay.percentile(95) / 1e6 - LOOK_AT_OWN_DELAY_MS);
  };
}

const LOOK_AT_OWN_DELAY_MS = 5;

async function browseUntilDone(
  users: BrowsingUser[],
  times: Map<string, number[]>,
  work: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const browse = async (user: BrowsingUser): Promise<void> => {
    const visits = Object.entries(user);
    // Each user starts with another call at another time.
    for (let turn = Math.floor(Math.random() * visits.length); ; turn++) {
      await wait(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
      const [what, visit] = visits[turn % visits.length] ?? [];
      if (isOver || !what || !visit) return;
      const askedMs = performance.now();
      await visit();
      const tookMs = performance.now() - askedMs;
      if (!isOver) noteTime(times, what, tookMs);
    }
  };
  const working = work.finally(() => {
    isOver = true;
  });
  await Promise.all([working, ...users.map(browse)]);
}

function noteTime(times: Map<string, number[]>, what: string, tookMs: number): void {
  const known = times.get(what);
  if (known) known.push(tookMs);
  else times.set(what, [tookMs]);
}
