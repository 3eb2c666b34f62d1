import { setTimeout as wait } from 'node:timers/promises';
import {
  aClaimedVideo,
  aCompletedVideo,
  aMember,
  anActor,
  anOrderedVideo,
  aToken,
  aUser,
  changeStatus,
  listenerOutage,
  type TestUser,
} from '@herald/core/testing';
import { actOnVideo, cancelVideo, claimVideo, completeVideo, saveProgress } from '@herald/core/videos';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { ServerLimits } from '../context.ts';
import { type RunningApi, startApi } from '../start-api.ts';
import { type EventListener, listenToEvents } from '../testing/event-listener.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let server: RunningApi;
let user: TestUser;
let token: string;
const listeners: EventListener[] = [];

const listening = (limits: Partial<ServerLimits> = {}) =>
  startApi(
    {
      ...api.context,
      metrics: new Registry(),
      metricsAccess: { allowsLoopback: true },
      limits: { requestsPerMinute: 100_000, ...limits },
    },
    { port: 0, host: '127.0.0.1' },
  );

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  server = await listening();
});
beforeEach(async () => {
  user = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, user);
});
afterAll(async () => {
  for (const listener of listeners) listener.stop();
  await server.close();
  await api.close();
});

const listen = async (request: Parameters<typeof listenToEvents>[1] = { token }, url = server.url) => {
  const listener = await listenToEvents(url, request);
  listeners.push(listener);
  return listener;
};
/** The database connections that wait for what happens to videos. */
const listenConnections = async () =>
  (
    await api.core.db.pool.query(
      `select 1 from pg_stat_activity where application_name = 'herald listener' and datname = current_database()`,
    )
  ).rowCount;
/** The lines a server counts itself. */
const openLines = async ({ url }: RunningApi) => {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^herald_event_lines (\d+)$/m.exec(figures)?.[1]);
};
/** The tab of somebody whose only video waits, once it knows its place. */
const aWaitingTab = async (url: string) => {
  const owner = await aUser(api.core);
  const { id } = await anOrderedVideo(api.core, owner);
  const listener = await listen({ token: await aToken(api.core, owner) }, url);
  const places = () =>
    listener
      .videos()
      .filter((video) => video.id === id)
      .map(({ progress }) => progress?.queue_position ?? 0);
  await listener.until(() => places().length > 0);
  return { listener, places };
};
/** Somebody's video that waits before later ones; returns how to take it away. */
const aVideoInTheWay = async () => {
  const owner = await aUser(api.core);
  const { id } = await anOrderedVideo(api.core, owner);
  const actor = await anActor(api.core, owner);
  return () => cancelVideo(api.core, actor, id);
};
const half = { stage: 'drawing', framesDone: 1, framesTotal: 2, framesKept: 0, progress: 0.5, etaSec: 3 } as const;
const made = {
  files: { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' },
  ...{ durationSec: 12, sizeBytes: 1, storedBytes: 1, transcript: '' },
};

describe('the line of events', () => {
  it('is refused without a session', async () => {
    const { status } = await listen({});
    expect(status).toBe(401);
  });

  it('passes through proxies without being collected, compressed or kept', async () => {
    const { status, headers } = await listen();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-length')).toBeNull();
  });

  it('tells the whole video at every step, from order to film', async () => {
    const listener = await listen();
    const { id } = await anOrderedVideo(api.core, user);
    const tells = (check: (video: ReturnType<EventListener['videos']>[number]) => boolean) =>
      listener.until((videos) => videos.some((video) => video.id === id && check(video)));
    await tells(({ status, progress }) => status === 'pending' && progress?.queue_position !== null);
    const claimed = await claimVideo(api.core, id);
    if (!claimed) throw new Error('not claimed');
    await tells(({ status }) => status === 'processing');
    await saveProgress(api.core, claimed, half);
    await tells(({ progress }) => progress?.progress === 50 && progress.eta_seconds === 3);
    await completeVideo(api.core, claimed, made);
    await tells(({ status, video_url, title }) => status === 'completed' && video_url !== null && title !== '');
    expect(listener.text()).toMatch(/^id: \d+$/m);
  });

  it('tells all tabs of the team, and nobody else', async () => {
    const viewer = await aToken(api.core, await aMember(api.core, user, 'viewer'));
    const stranger = await aUser(api.core);
    const [mine, theirs, other] = [
      await listen(),
      await listen({ token: viewer }),
      await listen({ token: await aToken(api.core, stranger) }),
    ];
    const { id } = await anOrderedVideo(api.core, user);
    await mine.until((videos) => videos.some((video) => video.id === id));
    await theirs.until((videos) => videos.some((video) => video.id === id));
    const { id: own } = await anOrderedVideo(api.core, stranger);
    await other.until((videos) => videos.some((video) => video.id === own));
    expect(other.text()).not.toContain(id);
  });

  it('tells a waiting account that the queue has moved, whoever moved it', async () => {
    const before = await aUser(api.core);
    const blocking = await anOrderedVideo(api.core, before);
    const { id } = await anOrderedVideo(api.core, user);
    const listener = await listen();
    const places = () =>
      listener
        .videos()
        .filter((video) => video.id === id)
        .map(({ progress }) => progress?.queue_position ?? 0);
    await listener.until(() => places().length > 0);
    const place = places().at(-1) ?? 0;
    await cancelVideo(api.core, await anActor(api.core, before), blocking.id);
    await listener.until(() => places().at(-1) === place - 1);
  });

  it('tells whoever comes first of everything unfinished, and whoever comes back of what has finished since', async () => {
    const { videoId } = await aCompletedVideo(api.core, user);
    const { id } = await anOrderedVideo(api.core, user);
    const finishedMs = api.clock.now().getTime();
    api.clock.advance({ minutes: 10 });
    const fresh = await listen();
    await fresh.until((videos) => videos.some((video) => video.id === id));
    expect(fresh.text()).not.toContain(videoId);
    const back = await listen({ token, lastEventId: String(finishedMs - 1000) });
    await back.until((videos) => videos.some((video) => video.id === videoId && video.status === 'completed'));
  });

  it('is heard through another process, too', async () => {
    const sibling = api.openSibling();
    const listener = await listen();
    const { id } = await anOrderedVideo(sibling.core, user);
    await listener.until((videos) => videos.some((video) => video.id === id));
    await sibling.close();
  });

  it('goes on, with everything missed, after the database has cut its connection', async () => {
    const listener = await listen();
    const { id } = await anOrderedVideo(api.core, user);
    await listener.until((videos) => videos.some((video) => video.id === id));
    const outage = await listenerOutage(inject('databaseServerUrl'), api.databaseUrl);
    const claimed = await claimVideo(api.core, id);
    if (!claimed) throw new Error('not claimed');
    await saveProgress(api.core, claimed, half);
    await outage.end();
    await listener.until((videos) => videos.some((video) => video.id === id && video.progress?.progress === 50));
  });
});

describe('a line that was deaf for a while', () => {
  it('is told of what ended meanwhile', async () => {
    const listener = await listen();
    const claimed = await aClaimedVideo(api.core, user);
    const tells = (status: string) =>
      listener.until((videos) => videos.some((video) => video.id === claimed.videoId && video.status === status));
    await tells('processing');
    api.clock.advance({ minutes: 3 });
    const outage = await listenerOutage(inject('databaseServerUrl'), api.databaseUrl);
    await completeVideo(api.core, claimed, made);
    // The film has ended long before the connection is there again.
    api.clock.advance({ minutes: 3 });
    await outage.end();
    await tells('completed');
  });

  it('is told that a waiting video was deleted meanwhile', async () => {
    const listener = await listen();
    const { id } = await anOrderedVideo(api.core, user);
    await listener.until((videos) => videos.some((video) => video.id === id && video.status === 'pending'));
    const actor = await anActor(api.core, user);
    const outage = await listenerOutage(inject('databaseServerUrl'), api.databaseUrl);
    await cancelVideo(api.core, actor, id);
    await actOnVideo(api.core, actor, id, 'delete', { ip: '127.0.0.1', userAgent: 'test' });
    await outage.end();
    await listener.until((videos) => videos.some((video) => video.id === id && video.deleted_at !== null));
  });
});

describe('a queue that moves often', () => {
  it('is read about once a second, however many accounts wait', async () => {
    const sibling = api.openSibling();
    const busy = await startApi(
      { ...api.context, core: sibling.core, metrics: new Registry() },
      { port: 0, host: '127.0.0.1' },
    );
    const moves = await Promise.all(Array.from({ length: 10 }, aVideoInTheWay));
    const accounts = await Promise.all(Array.from({ length: 8 }, () => aWaitingTab(busy.url)));
    let queries = 0;
    sibling.core.db.pool.on('acquire', () => {
      queries += 1;
    });
    // The notices of the orders above may still be on their way.
    await untilStill(() => queries);
    queries = 0;
    const before = accounts.map(({ places }) => places().at(-1) ?? 0);
    const startedAt = performance.now();
    for (const move of moves) await move();
    for (const [index, { listener, places }] of accounts.entries()) {
      await listener.until(() => places().at(-1) === (before[index] ?? 0) - moves.length);
    }
    // In a second four queries for a forecast, and at most one for the sessions of all tabs.
    const seconds = Math.ceil((performance.now() - startedAt) / 1000);
    expect(queries).toBeLessThanOrEqual((seconds + 1) * 5);
    await busy.close();
    await sibling.close();
  });
});

describe('a line ends', () => {
  it('with its session, and says until then that it is there', async () => {
    const quick = await listening({ eventHeartbeatMs: 30 });
    const listener = await listen({ token }, quick.url);
    await listener.until((_, text) => text.includes(': still here'));
    await api.ask('POST /auth/logout', { token });
    await listener.ended;
    await quick.close();
  });

  it.each([
    ['removed', (id: string, owner: string) => api.ask(`DELETE /team-members/${id}`, { token: owner })],
    [
      'demoted',
      (id: string, owner: string) => api.ask(`PUT /team-members/${id}`, { token: owner, body: { role: 'viewer' } }),
    ],
    ['suspended', (id: string) => changeStatus(api.core, id, 'suspended')],
  ] as [string, (id: string, owner: string) => Promise<unknown>][])(
    'in the moment its person is %s',
    async (_, end) => {
      // No beat comes to its help.
      const slow = await listening({ eventHeartbeatMs: 3_600_000 });
      const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
      const member = await aMember(api.core, owner, 'editor');
      const listener = await listen({ token: await aToken(api.core, member) }, slow.url);
      await listener.until((_videos, text) => text.includes('retry'));
      await end(member.id, await aToken(api.core, owner));
      await listener.ended;
      await slow.close();
    },
  );

  it('with the server, at once', async () => {
    const stopping = await listening();
    const listener = await listen({ token }, stopping.url);
    await stopping.close();
    await listener.ended;
  });

  it('and does not keep a session alive', async () => {
    const quick = await listening({ eventHeartbeatMs: 30 });
    const listener = await listen({ token }, quick.url);
    const beats = () => listener.text().split(': still here').length;
    api.clock.advance({ hours: 12 });
    const before = beats();
    await listener.until(() => beats() > before + 1);
    api.clock.advance({ hours: 13 });
    await listener.ended;
    await quick.close();
  });

  it('for the eleventh tab of one user before it begins', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await listen()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const other = await listen({ token: await aToken(api.core, await aUser(api.core)) });
    expect(other.status).toBe(200);
  });

  it('200 times without leaving anything behind', async () => {
    const quiet = await listening();
    // Both servers are of one process, which listens once.
    await until(async () => (await listenConnections()) === 1);
    for (let round = 0; round < 20; round++) {
      const tabs = await Promise.all(Array.from({ length: 10 }, () => listen({ token }, quiet.url)));
      expect(tabs.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      for (const tab of tabs) tab.stop();
      // Hanging up takes a moment to arrive; only then is there room for ten more.
      await until(async () => (await openLines(quiet)) === 0);
    }
    expect(await listenConnections()).toBe(1);
    const { id } = await anOrderedVideo(api.core, user);
    const last = await listen({ token }, quiet.url);
    await last.until((videos) => videos.some((video) => video.id === id));
    await quiet.close();
    await until(async () => (await listenConnections()) === 1);
  });
});

/** Until a figure has not changed for two seconds. */
const untilStill = async (figure: () => number) => {
  let last = Number.NaN;
  await until(async () => {
    const before = last;
    last = figure();
    if (last !== before) await wait(2_000);
    return last === before;
  });
};

const until = async (isTrue: () => Promise<boolean>) => {
  for (let tries = 0; !(await isTrue()); tries++) {
    if (tries > 3000) throw new Error('It never happened');
    await wait(20);
  }
};
