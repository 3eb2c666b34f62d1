import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeraldProcess, startHerald, testAdmin } from '../support/herald-process.ts';
import { runHerald } from '../support/run-herald.ts';
import { until } from '../support/until.ts';

let dataFolder: string;
let running: HeraldProcess | undefined;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'herald-test-'));
});
afterAll(async () => {
  await running?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const settings = (...args: string[]) => runHerald(['settings', ...args], { dataFolder });

async function ask(path: string, { token, body }: { token?: string; body?: object } = {}) {
  const response = await fetch(`${running?.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()).data;
}

/** These tests run in order on the same data folder. */
describe('herald settings', () => {
  it('lists every setting with its value', async () => {
    const { code, text } = await settings('list');
    expect(code).toBe(0);
    const lines = text.trimEnd().split('\n');
    expect(lines).toContain('registration_enabled\ttrue');
    expect(lines).toContain('default_plan\tFE');
    expect(lines.every((line) => /^[a-z0-9_]+\t/.test(line))).toBe(true);
  });

  it('keeps what it sets', async () => {
    expect(await settings('set', 'site_description', 'Videos for our shop')).toEqual({
      code: 0,
      text: 'site_description\tVideos for our shop\n',
    });
    expect(await settings('get', 'site_description')).toEqual({ code: 0, text: 'Videos for our shop\n' });
  });

  it('is heard by a Herald that runs, and recorded with the old and the new value', async () => {
    running = await startHerald({ dataFolder });
    expect((await ask('/site')).site_description).toBe('Videos for our shop');
    expect((await settings('set', 'site_description', 'Videos for everyone')).code).toBe(0);
    await until(async () => (await ask('/site')).site_description === 'Videos for everyone', { what: 'The new text' });
    const { token } = await ask('/auth/login', { body: testAdmin });
    const log = await ask('/admin/audit-log?action=setting.update', { token });
    expect(log.data[0]).toMatchObject({
      target: { id: 'site_description' },
      changes: { value: { from: 'Videos for our shop', to: 'Videos for everyone' } },
    });
  });

  it.each([
    ['refuses a key that it does not know', ['get', 'nonsense'], 'There is no setting with the key nonsense.\n'],
    ['says what a value must look like', ['set', 'maintenance_mode', 'perhaps'], 'Please use true or false.\n'],
    ['refuses a plan that is not on offer', ['set', 'default_plan', 'GOLD'], 'There is no plan with the slug GOLD.\n'],
  ])('%s', async (_, args, text) => {
    expect(await settings(...args)).toEqual({ code: 1, text });
  });

  it.each([[[]], [['set', 'site_name']], [['get']], [['list', 'site_name']]])('shows its use for %j', async (args) => {
    expect(await settings(...args)).toMatchObject({
      code: 2,
      text: expect.stringContaining('Usage: herald settings list'),
    });
  });
});
