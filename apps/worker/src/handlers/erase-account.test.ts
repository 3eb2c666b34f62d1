import { deleteUser } from '@herald/core/office/users';
import type { Storage } from '@herald/core/storage';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { startWorker, type Worker } from '../start-worker.ts';
import { quickFilm } from '../testing/quick-film.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

const operator = { actorId: null, ip: 'local' };
/** Long enough that a fast machine still draws it when its progress is seen. */
const LONG_TEXT = 'Big news today, and everybody should hear it at once. '.repeat(8);
let shop: VideoShop;
let worker: Worker | undefined;

afterEach(async () => {
  await worker?.stop(0);
  await shop.close();
});

async function work(providers = shop.providers): Promise<void> {
  const { core, databaseUrl, workFolder } = shop;
  worker = await startWorker({ version: 'test', core, providers, databaseUrl, workFolder, renderSlots: 1 });
}

async function filesOfAccount(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of shop.core.storage.list(`accounts/${shop.actor.accountId}/`)) keys.push(key);
  return keys;
}

async function isAccountThere(): Promise<boolean> {
  const { rowCount } = await shop.core.db.pool.query('select from accounts where id = $1', [shop.actor.accountId]);
  return rowCount === 1;
}

describe('an account that is deleted while its film is made', () => {
  it('leaves no file and no folder of the worker', async () => {
    shop = await openVideoShop(inject('databaseServerUrl'));
    const videoId = await shop.order(LONG_TEXT);
    await work();
    await shop.until(videoId, ({ framesDone }) => framesDone > 0);
    expect((await filesOfAccount()).length).toBeGreaterThan(0);
    await deleteUser(shop.core, operator, shop.actor.userId);
    await expect.poll(isAccountThere).toBe(false);
    await expect.poll(() => shop.workFolders()).toEqual([]);
    await expect.poll(filesOfAccount).toEqual([]);
  });

  it('leaves no file when the worker is just storing it', async () => {
    const [begun, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slowly = (disk: Storage): Storage => ({
      ...disk,
      async put(key, body, options) {
        if (key.endsWith('captions.srt')) {
          begun.resolve();
          await mayGoOn.promise;
        }
        return disk.put(key, body, options);
      },
    });
    shop = await openVideoShop(inject('databaseServerUrl'), slowly);
    const films = { ...shop.providers.video, ...quickFilm() };
    await shop.order();
    await work({ ...shop.providers, video: films });
    await begun.promise;
    await deleteUser(shop.core, operator, shop.actor.userId);
    await expect.poll(isAccountThere).toBe(false);
    mayGoOn.resolve();
    await expect.poll(() => shop.workFolders()).toEqual([]);
    await expect.poll(filesOfAccount).toEqual([]);
  });
});
