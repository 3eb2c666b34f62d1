import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { runVideo } from '../testing/run-video.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

/** Four short films are drawn and measured, which takes 25 s of processor time. */
vi.setConfig({ testTimeout: 300_000 });

const BODY = 'Two drops in the morning are enough, and you will feel them all day long.';
const [DRY, CREAMS] = ['Does your skin give up every winter?', 'I threw away nine creams for this one.'];

let shop: VideoShop;

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
});
afterEach(() => shop.close());

interface Made {
  segments: { total: number; drawn: number; reused: number };
  digest: string;
}

async function make(hook: string): Promise<Made> {
  const videoId = await shop.order(`${hook}\n\n${BODY}`);
  const { makeVideo } = shop.providers.video;
  const { status, files } = await runVideo(shop, videoId, { makeVideo });
  expect(status).toBe('completed');
  const read = (key = '') => readFile(join(shop.storageRoot, 'objects', key));
  const { segments } = JSON.parse(String(await read(files?.report)));
  const digest = createHash('sha256')
    .update(await read(files?.video))
    .digest('hex');
  return { segments, digest };
}

async function countParts(): Promise<Record<string, number>> {
  const { rows } = await shop.core.db.pool.query('select kind, count(*)::int as parts from made_parts group by kind');
  return Object.fromEntries(rows.map(({ kind, parts }) => [kind, parts]));
}

/** What is kept is there, but no film. */
async function breakSegments(): Promise<void> {
  const { rows } = await shop.core.db.pool.query(
    "select key, digest, account_id from made_parts where kind = 'segment'",
  );
  for (const { key, digest, account_id } of rows) {
    const bytes = Buffer.from('not a film');
    const file = `accounts/${account_id}/once/segment/${key}.${digest}`;
    expect(await shop.core.storage.stat(file)).toBeDefined();
    await shop.core.storage.put(file, bytes, { contentType: 'video/mp4', sizeBytes: bytes.length });
  }
}

describe('a film with another hook', () => {
  it('draws the hook, takes the body from the film before, and is the same as one that drew everything, also when kept parts are broken', async () => {
    const first = await make(DRY);
    expect(first.segments.reused).toBe(0);
    expect(await countParts()).toEqual({ passage: 2, segment: first.segments.total });

    const second = await make(CREAMS);
    // The hook, which takes two, and the first second of the body are new.
    expect(second.segments.drawn).toBe(3);
    expect(second.segments.reused).toBeGreaterThanOrEqual(2);
    expect(await countParts()).toMatchObject({ passage: 3 });

    await shop.core.db.pool.query('delete from made_parts');
    const alone = await make(CREAMS);
    expect(alone.segments.reused).toBe(0);
    expect(alone.digest).toBe(second.digest);

    await breakSegments();
    expect(await make(CREAMS)).toEqual(alone);
  });
});
