import { revokeConsent } from '@herald/core/own-data';
import { afterEach, expect, inject, it } from 'vitest';
import { startWorker, type Worker } from '../start-worker.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

/** A real film is drawn, which takes most of a minute where other tests draw too. */
const DRAWING_MS = 180_000;

/** Long enough that its film is still drawn when its first picture is seen. */
const LONG_TEXT = 'Big news today, and everybody should hear it at once. '.repeat(5);

const caller = { ip: '10.9.0.1', userAgent: 'test' };
let shop: VideoShop;
let worker: Worker | undefined;

afterEach(async () => {
  await worker?.stop(0);
  await shop.close();
});

/** Makes a presenter of the library one of the account's, whose use somebody agreed to. */
async function aConsentFor(presetId: string): Promise<string> {
  const { core, actor } = shop;
  const key = `accounts/${actor.accountId}/avatars/face.webp`;
  await core.storage.put(key, Buffer.from('a face'), { contentType: 'image/webp' });
  const consent = { version: '1', text: 'Yes.', given_at: new Date().toISOString(), user_id: actor.userId };
  const { rows } = await core.db.pool.query<{ id: string }>(
    'update avatars set account_id = $2, picture_key = $3, consent = $4 where preset_id = $1 returning id',
    [presetId, actor.accountId, key, JSON.stringify(consent)],
  );
  return rows[0]?.id ?? '';
}

async function filesWithFace(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['avatars', 'videos'])
    for await (const { key } of shop.core.storage.list(`accounts/${shop.actor.accountId}/${folder}/`)) keys.push(key);
  return keys;
}

it(
  'a consent that is revoked while its film is drawn leaves no film, no picture and no folder of the worker',
  async () => {
    shop = await openVideoShop(inject('databaseServerUrl'));
    const { core, databaseUrl, workFolder, providers, actor } = shop;
    const videoId = await shop.order(LONG_TEXT);
    const avatarId = await aConsentFor('emma');
    worker = await startWorker({ version: 'test', core, providers, databaseUrl, workFolder, renderSlots: 1 });
    await shop.until(videoId, ({ framesDone, firstPictureKey }) => framesDone > 0 && firstPictureKey !== null);
    await revokeConsent(core, actor, caller, avatarId);
    const video = await shop.read(videoId);
    expect([video.status, video.failure?.reason]).toEqual(['cancelled', 'The consent to use this face was revoked.']);
    await expect.poll(() => shop.workFolders()).toEqual([]);
    await expect.poll(filesWithFace).toEqual([]);
    expect((await shop.read(videoId)).status).toBe('cancelled');
  },
  DRAWING_MS,
);
