import { batchOrder } from '@herald/contract/batch';
import { draftContent } from '@herald/contract/draft';
import { checkBatch, getBatch, startBatch } from '@herald/core/batches';
import { aLibraryAvatar } from '@herald/core/testing';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { openVideoShop, SHORT_TEXT, type VideoShop } from '../testing/video-shop.ts';
import { kill, WorkerProcesses } from '../testing/worker-processes.ts';

/** Films drawn at low priority beside other suites, and silences of real seconds. */
vi.setConfig({ testTimeout: 600_000 });

let shop: VideoShop;
const workers = new WorkerProcesses();

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
});
afterEach(async () => {
  await workers.killAll();
  await shop.close();
});

const startProcess = () => workers.start(shop);

/** Three short films. */
async function aBatch(): Promise<string> {
  const { core, actor, providers } = shop;
  const avatar = await aLibraryAvatar(core, 'default');
  const content = draftContent.parse({
    voice: { ttsText: SHORT_TEXT, country: 'en', region: 'US', ttsId: 'flite:slt:f-young' },
    avatar: { avatarType: 'library', selectedAvatarId: avatar.id },
    background: { setting: 'color' },
    output: { aspect_ratio: '1:1', captions: 'minimal', pace: 'calm' },
  });
  const hooks = ['One.', 'Two.', 'Three.'];
  const order = batchOrder.parse({ name: 'Three', source: { kind: 'matrix', content, matrix: { hooks } } });
  const engines = { speech: providers.speech, casts: [], filmers: [] };
  const { hash, starting } = await checkBatch(core, actor, order, engines);
  expect(starting).toHaveLength(3);
  return (await startBatch(core, actor, { order, hash, engines })).id;
}

async function until(batchId: string, isTrue: (counts: Awaited<ReturnType<typeof getBatch>>['counts']) => boolean) {
  for (let tries = 0; tries < 2500; tries++) {
    const shown = await getBatch(shop.core, shop.actor, batchId);
    if (isTrue(shown.counts)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`It never happened: ${JSON.stringify(await getBatch(shop.core, shop.actor, batchId))}`);
}

it('a batch whose worker is killed in the middle is ended by another one, with every film made once', async () => {
  const batchId = await aBatch();
  const first = await startProcess();
  await until(batchId, ({ finished }) => finished === 1);
  await kill(first);
  await startProcess();
  await until(batchId, ({ finished, failed }) => finished + failed === 3);
  const { batch, counts } = await getBatch(shop.core, shop.actor, batchId);
  expect([batch.status, counts.finished]).toEqual(['complete', 3]);
  const { rows } = await shop.core.db.pool.query('select id, status, deaths from videos where batch_id = $1', [
    batchId,
  ]);
  expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  for (const { id } of rows) expect(await shop.stored(id)).toContain('video.mp4');
});
