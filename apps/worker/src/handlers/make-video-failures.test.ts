import { randomUUID } from 'node:crypto';
import { StorageError } from '@herald/core/storage';
import { databaseOutage } from '@herald/core/testing';
import { cancelVideo, getVideo, retryVideo } from '@herald/core/videos';
import { EngineError } from '@herald/media/engine-error';
import type { VideoService } from '@herald/media/engines/video-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { quickFilm } from '../testing/quick-film.ts';
import { type RunOptions, runVideo, slotsTaken, WORKER_ID } from '../testing/run-video.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

/** What the breaker was told. */
const trips: unknown[] = [];

let shop: VideoShop;
/** What the store does when a file of a video comes in; cleared before every test. */
let onPut: (key: string) => void = () => undefined;

beforeAll(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'), (disk) => ({
    ...disk,
    async put(key, body, options) {
      onPut(key);
      return disk.put(key, body, options);
    },
  }));
});
beforeEach(() => {
  onPut = () => undefined;
  trips.length = 0;
});
afterAll(() => shop.close());

const run = (videoId: string, video?: Partial<VideoService>, options: RunOptions = {}) =>
  runVideo(shop, videoId, video, { breaker: { trip: (cause) => void trips.push(cause) }, ...options });
const failing = (error: Error): Partial<VideoService> => ({ makeVideo: () => Promise.reject(error) });
const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('a film that fails its check', () => {
  it.each(['The sound comes 80 ms after the lips.', 'The loudness is -12.5 LUFS instead of -14.'])(
    'fails at once with what was found (%s), is not handed out, and gives its slot back',
    async (fault) => {
      const before = await slotsTaken(shop);
      const videoId = await shop.order();
      const video = await run(videoId, quickFilm({ faults: [fault] }));
      expect(video).toMatchObject({ status: 'failed', attempts: 1, files: null });
      expect(video.failure).toEqual({
        stage: 'drawing',
        reason: `The finished video failed its check. ${fault}`,
        next_step:
          'Create the video again with other words, audio or music; if it fails again, tell the administrator.',
        may_pass: false,
      });
      expect([await slotsTaken(shop), await shop.stored(videoId), await shop.workFolders()]).toEqual([before, [], []]);
    },
  );
});

describe('a service that films', () => {
  it.each([
    ['not_in_sync', 'HeyGen', 'Its mouth does not move.', 'The film of HeyGen was refused. Its mouth does not move.'],
    ['engine_failed', 'HeyGen', 'HeyGen said: No credits.', 'HeyGen said: No credits.'],
    [
      'input_refused',
      'HeyGen',
      'The picture is too small.',
      'HeyGen did not make the video. The picture is too small.',
    ],
    ['unavailable', '', 'The service is gone.', 'The service is gone.'],
  ] as const)('that fails by %s tells why in its own words', async (kind, service, said, reason) => {
    const error = new EngineError(kind, said, { service, retryable: false });
    const { failure } = await run(await shop.order(), failing(error));
    expect(failure).toMatchObject({
      reason,
      next_step: 'Retry the generation, or create the video again with Herald’s own presenter.',
    });
  });

  it('and is refused after its film was finished, tells why, too', async () => {
    const made = quickFilm({ faults: ['The sound is cut off.'], madeBy: 'HeyGen' });
    const { failure } = await run(await shop.order(), made);
    expect(failure?.reason).toBe('The film of HeyGen was refused. The sound is cut off.');
  });
});

describe('a trouble that may pass', () => {
  it('is tried three times, keeping what was done, and then has failed with everything removed', async () => {
    const videoId = await shop.order();
    for (const attempts of [1, 2]) {
      const given = await run(videoId, failing(new EngineError('engine_ended', 'The work ended early (SIGKILL).')));
      expect(given).toMatchObject({ status: 'pending', attempts, failure: null });
      expect(await shop.workFolders()).toHaveLength(1);
    }
    const failed = await run(videoId, failing(new EngineError('engine_ended', 'The work ended early (SIGKILL).')));
    expect(failed).toMatchObject({ status: 'failed', attempts: 3 });
    expect(failed.failure?.reason).toContain('memory');
    expect(await shop.workFolders()).toEqual([]);
  });

  it('is forgotten when the next try succeeds', async () => {
    const videoId = await shop.order();
    await run(videoId, failing(new TypeError('x is not a function')));
    expect(await run(videoId)).toMatchObject({ status: 'completed', attempts: 2, failure: null });
    expect([(await shop.stored(videoId)).length, await shop.workFolders()]).toEqual([6, []]);
  });
});

describe.each([
  ['a scene that is none', new EngineError('scene_invalid', 'camera must be one of'), 'scene', false],
  ['a picture that is none', new EngineError('picture_unusable', 'No picture.'), 'picture', false],
  ['a silent script', new EngineError('nothing_to_say', 'No words.'), 'script', false],
  ['something nobody thought of', new TypeError('x is not a function'), 'went wrong', true],
])('%s', (_, error, words, mayPass) => {
  it(`is told as "… ${words} …" with one next step${mayPass ? ', after the last attempt' : ' at once'}`, async () => {
    const videoId = await shop.order();
    for (let attempt = 1; mayPass && attempt < 3; attempt++)
      expect(await run(videoId, failing(error))).toMatchObject({ status: 'pending' });
    const { status, failure } = await run(videoId, failing(error));
    expect({ status, stage: failure?.stage }).toEqual({ status: 'failed', stage: 'drawing' });
    expect(failure?.reason).toContain(words);
    expect(failure?.reason).not.toContain(error.message);
    expect(failure?.next_step).toMatch(/^[A-Z].*\.$/);
  });
});

describe('what a worker that died has stored', () => {
  it('goes when the video is completed by the next one', async () => {
    const videoId = await shop.order();
    const left = `accounts/${shop.actor.accountId}/videos/${videoId}/dead/video.mp4`;
    await shop.core.storage.put(left, Buffer.from('half'), { contentType: 'video/mp4' });
    expect((await run(videoId)).status).toBe('completed');
    expect([await shop.core.storage.stat(left), (await shop.stored(videoId)).length]).toEqual([undefined, 6]);
  });
});

describe('a database that is away when a video is taken', () => {
  it('is waited for', async () => {
    const videoId = await shop.order();
    const outage = await databaseOutage(inject('databaseServerUrl'), shop.databaseUrl);
    const running = run(videoId);
    await expect(shop.core.db.ping()).rejects.toThrow();
    await outage.end();
    expect(await running).toMatchObject({ status: 'completed', attempts: 1 });
  });
});

const jobWaitOf = async (videoId: string): Promise<number> => {
  const { rows } = await shop.core.db.pool.query(
    `select extract(epoch from start_after - created_on)::int as wait from pgboss.job
     where data ->> 'videoId' = $1 order by created_on desc limit 1`,
    [videoId],
  );
  return rows[0].wait;
};
const holdUpSince = (videoId: string, ago: string) =>
  shop.core.db.pool.query('update videos set held_up_since = now() - $2::interval where id = $1', [videoId, ago]);
const systemError = (code: string) => Object.assign(new Error(code), { code, errno: -1, syscall: 'open' });

describe.each([
  ['a full disk', new EngineError('disk_full', 'Writing a.mp4 failed: No space left on device'), 'disk space'],
  ['a quota', withCode('EDQUOT', 'EDQUOT: quota exceeded'), 'disk space'],
  ['a disk that is read-only', systemError('EROFS'), 'read or write its files'],
  ['a disk that breaks', systemError('EIO'), 'read or write its files'],
  ['a store that does not answer', new StorageError('unavailable', 'No answer'), 'did not respond'],
  ['a store that is full', new StorageError('full', 'Full'), 'no room left'],
  [
    'a line that breaks while a file is read',
    new TypeError('terminated', { cause: withCode('UND_ERR_SOCKET') }),
    'did not respond',
  ],
])('%s', (_, error, words) => {
  it('costs the video nothing but time, is told to the breaker, and keeps what was done', async () => {
    const videoId = await shop.order();
    for (let outages = 1; outages <= 5; outages++) {
      expect(await run(videoId, failing(error))).toMatchObject({ status: 'pending', attempts: 0, failure: null });
    }
    expect(trips).toEqual(Array(5).fill(error));
    expect(await shop.workFolders()).toHaveLength(1);
    expect(await run(videoId)).toMatchObject({ status: 'completed', attempts: 1 });
  });

  it(`fails the video after a day, with "… ${words} …" and one next step`, async () => {
    const videoId = await shop.order();
    await run(videoId, failing(error));
    await holdUpSince(videoId, '23 hours 59 minutes');
    expect(await run(videoId, failing(error))).toMatchObject({ status: 'pending' });
    await holdUpSince(videoId, '24 hours');
    const { status, failure } = await run(videoId, failing(error));
    expect({ status, stage: failure?.stage }).toEqual({ status: 'failed', stage: 'drawing' });
    expect(failure?.reason).toContain(words);
    expect(failure?.next_step).toMatch(/^[A-Z].*\.$/);
    expect(await shop.workFolders()).toEqual([]);
  });
});

describe('the pause of a video that an outage holds up', () => {
  it.each([
    ['0 seconds', 5],
    ['20 seconds', 20],
    ['10 minutes', 300],
  ])('after %s is about %d s, and its owner is promised no time', async (ago, sec) => {
    const videoId = await shop.order();
    await holdUpSince(videoId, ago);
    await run(videoId, failing(new StorageError('unavailable', 'No answer')));
    expect(await jobWaitOf(videoId)).toBeGreaterThanOrEqual(sec - 1);
    expect(await jobWaitOf(videoId)).toBeLessThan(sec + 30);
    const { forecast } = await getVideo(shop.core, shop.actor, videoId);
    expect(forecast).toEqual({ queuePosition: 1, etaSec: null });
    await cancelVideo(shop.core, shop.actor, videoId);
    // The job of a cancelled video clears its folder away.
    await run(videoId);
  });
});

describe('a store that is away when a film is finished', () => {
  it('gets the film when it is back, without a second attempt and without drawing it again', async () => {
    const videoId = await shop.order();
    let refusals = 2;
    let films = 0;
    onPut = () => {
      if (refusals-- > 0) throw new StorageError('unavailable', 'No answer');
    };
    const { makeVideo: film } = quickFilm();
    const counting: Partial<VideoService> = {
      makeVideo(request) {
        films += 1;
        return film(request);
      },
    };
    expect(await run(videoId, counting, { storePatienceSec: 60 })).toMatchObject({ status: 'completed', attempts: 1 });
    expect([films, trips.length, (await shop.stored(videoId)).length]).toEqual([1, 2, 6]);
  });

  it('for long gets it with another attempt, and nothing half-stored remains', async () => {
    const videoId = await shop.order();
    onPut = (key) => {
      if (key.endsWith('.srt')) throw new StorageError('full', 'The disk is full');
    };
    expect(await run(videoId)).toMatchObject({ status: 'pending', attempts: 0, failure: null });
    onPut = () => undefined;
    expect(await run(videoId)).toMatchObject({ status: 'completed', attempts: 1 });
    expect([(await shop.stored(videoId)).length, await shop.workFolders()]).toEqual([6, []]);
  });
});

describe('a stored file that a worker does not find', () => {
  const loseSound = async (videoId: string) => {
    const { audioId } = await shop.read(videoId);
    const { rows } = await shop.core.db.pool.query('select sound_key from audio_clips where id = $1', [audioId]);
    const key: string = rows[0].sound_key;
    await shop.core.storage.move(key, `${key}.lost`);
    return () => shop.core.storage.move(`${key}.lost`, key);
  };

  it('is looked for by another one, while the first leaves the video alone', async () => {
    const videoId = await shop.order();
    const bringBack = await loseSound(videoId);
    expect(await run(videoId)).toMatchObject({ status: 'pending', attempts: 0, failure: null });
    await bringBack();
    expect(await run(videoId)).toMatchObject({ status: 'pending' });
    expect(await jobWaitOf(videoId)).toBeGreaterThanOrEqual(4);
    expect(await run(videoId, quickFilm(), { workerId: randomUUID() })).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['another one does not find it either', 0, randomUUID()],
    ['there is no other one for two minutes', 120, WORKER_ID],
  ])('ends the video when %s', async (_, waitedSec, workerId) => {
    const videoId = await shop.order();
    const bringBack = await loseSound(videoId);
    await run(videoId);
    await shop.core.db.pool.query('update videos set missed_at = missed_at - make_interval(secs => $2) where id = $1', [
      videoId,
      waitedSec,
    ]);
    const { status, failure } = await run(videoId, quickFilm(), { workerId });
    await bringBack();
    expect({ status, ...failure }).toMatchObject({ status: 'failed', stage: 'speaking' });
    expect(failure?.reason).toBe('The audio of this video no longer exists.');
  });
});

describe('a cancelled video', () => {
  it('stops its film, is not completed by whoever still works on it, and leaves nothing', async () => {
    const videoId = await shop.order();
    let stopped: unknown;
    const video = await run(videoId, {
      makeVideo: async ({ signal }) => {
        await cancelVideo(shop.core, shop.actor, videoId);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        stopped = signal.reason;
        throw new EngineError('stopped', 'Stopped before it was finished.');
      },
    });
    expect(String(stopped)).toContain('LostLeaseError');
    expect(video).toMatchObject({ status: 'cancelled', failure: null });
    expect([await shop.stored(videoId), await shop.workFolders()]).toEqual([[], []]);
  });

  it('that was made already when it was cancelled stays cancelled, and its files go', async () => {
    const videoId = await shop.order();
    const { makeVideo: film } = quickFilm();
    const video = await run(videoId, {
      async makeVideo(request) {
        const made = await film(request);
        await cancelVideo(shop.core, shop.actor, videoId);
        return made;
      },
    });
    expect(video.status).toBe('cancelled');
    expect([await shop.stored(videoId), await shop.workFolders()]).toEqual([[], []]);
  });

  it('can be made again', async () => {
    const videoId = await shop.order();
    await cancelVideo(shop.core, shop.actor, videoId);
    expect(await run(videoId)).toMatchObject({ status: 'cancelled' });
    await retryVideo(shop.core, shop.actor, videoId);
    expect(await run(videoId)).toMatchObject({ status: 'completed', attempts: 1 });
  });
});
