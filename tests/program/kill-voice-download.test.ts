import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PackSourceServer,
  startPackSource,
  TINY_PACK,
} from '../../packages/providers/src/testing/pack-source-server.ts';
import { type HeraldProcess, removeData, startHerald, testAdmin } from '../support/herald-process.ts';
import { installedFolder } from '../support/installed-folder.ts';
import { kill, processesOf } from '../support/processes-of.ts';
import { until } from '../support/until.ts';

const HELD_AFTER = 4000;
const VOICE = `piper:${TINY_PACK}`;

let source: PackSourceServer;
let herald: HeraldProcess;
let token = '';

beforeAll(async () => {
  source = await startPackSource();
  herald = await startHerald({ dataFolder: await installedFolder(), env: { HERALD_VOICES_URL: source.url } });
  token = (await ask<{ token: string }>('POST', '/auth/login', testAdmin)).token;
});
afterAll(async () => {
  await herald?.stop();
  await source?.close();
  if (herald) await removeData(herald.dataFolder);
});

async function ask<Data>(method: string, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${herald.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

interface Pack {
  id: string;
  state: string;
  voices: unknown[];
}

const pack = async () =>
  (await ask<{ packs: Pack[] }>('GET', '/admin/voice-packs')).packs.find(({ id }) => id === TINY_PACK);
/** The sizes of all files where voices are kept. */
async function sizesOnDisk(): Promise<number[]> {
  const folder = join(herald.dataFolder, 'voices');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
}
const voices = async () => (await ask<{ value: string }[]>('GET', '/tts/voices')).map(({ value }) => value);
const workers = async () =>
  (await processesOf(herald.dataFolder)).filter(({ command }) => command.endsWith('herald.mjs worker'));
const asksForModel = () => source.asked.filter((path) => path.includes(`${TINY_PACK}.onnx`) && !path.includes('.json'));

it('a voice goes on from the bytes that are there after its worker was killed', async () => {
  source.faults.push({ path: `${TINY_PACK}.onnx`, holdAfter: HELD_AFTER, times: 1 });
  await ask('POST', `/admin/voice-packs/${TINY_PACK}/download`);
  await until(async () => (await sizesOnDisk()).includes(HELD_AFTER), { what: 'The first part of the model' });
  for (const { pid } of await workers()) kill(pid);
  expect([(await voices()).includes(VOICE), (await pack())?.voices]).toEqual([false, []]);

  await until(async () => (await voices()).includes(VOICE), { what: 'The voice', withinSec: 240 });
  const [first, second, ...others] = asksForModel();
  expect([first?.includes('bytes='), others]).toEqual([false, []]);
  expect(Number(/bytes=(\d+)-/.exec(second ?? '')?.[1])).toBe(HELD_AFTER);
  expect((await pack())?.voices.length).toBeGreaterThan(0);
});
