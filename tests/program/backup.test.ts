import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Video } from '@herald/contract/endpoints/videos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeraldProcess, removeData, startHerald, testAdmin } from '../support/herald-process.ts';
import { installedFolder } from '../support/installed-folder.ts';
import { putDatabaseInMemory } from '../support/memory-folder.ts';
import { program, runHerald } from '../support/run-herald.ts';
import { until } from '../support/until.ts';
import { signIn, signUp, VISITORS_PASSWORD, type Visitor } from '../support/visitor.ts';
import { filmDraft, speakDraft } from '../support/wizard-video.ts';

let running: HeraldProcess;
let restored: HeraldProcess | undefined;
let owner: Visitor;
let folder: string;
let dataFolder: string;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-backup-'));
  dataFolder = await mkdtemp(join(tmpdir(), 'herald-test-'));
  await putDatabaseInMemory(dataFolder);
  running = await startHerald({ dataFolder: await installedFolder() });
  owner = await signUp(running.url);
});
afterAll(async () => {
  for (const herald of [running, restored]) await herald?.stop();
  for (const data of [running.dataFolder, dataFolder]) await removeData(data);
  await rm(folder, { recursive: true, force: true });
});

const herald = (args: string[], data = dataFolder) => runHerald(args, { dataFolder: data });
const library = async (visitor: Visitor) =>
  (await visitor.call<{ data: { data: Video[] } }>('GET', '/videos')).data.data;

async function bytesOf(link: string | null | undefined, base: string): Promise<Buffer> {
  const response = await fetch(new URL(link ?? '', base));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Starts a command and kills it as soon as it has got somewhere. */
async function killOnce(args: string[], data: string, hasBegun: () => Promise<boolean>): Promise<void> {
  const env = { ...process.env, HERALD_DATA: data, HERALD_LOG_LEVEL: 'warn' };
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { env, stdio: 'ignore' });
  const ended = once(child, 'close');
  await until(hasBegun, { what: 'The command' });
  child.kill('SIGKILL');
  const [code] = await ended;
  expect(code).toBeNull();
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** These tests run in order. */
describe('a backup', () => {
  it('is written while Herald runs, into a file that only its owner may read', { timeout: 400_000 }, async () => {
    const { draft } = await speakDraft(owner, 'Big news.');
    const cheap = { ...draft, output: { ...draft.output, aspect_ratio: '1:1' as const, captions: 'off' as const } };
    await filmDraft(owner, { ...cheap, title: 'News', background: { ...draft.background, setting: 'color' } });
    const { code, text } = await herald(['backup', folder], running.dataFolder);
    expect([code, text]).toEqual([0, expect.stringContaining('The secret of the installation is in it')]);
    expect(text).toMatch(/Database packed: \d+ tables with \d+ rows\./);
    const [name = '', ...others] = await readdir(folder);
    expect([name, others]).toEqual([expect.stringMatching(/^herald-[\dT-]+Z\.zip$/), []]);
    backup = join(folder, name);
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect(await herald(['backup', backup], running.dataFolder)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is there already'),
    });
  });

  it('is no backup when it is killed in the middle, and leaves nothing that looks like one', async () => {
    // A file that takes a while: the store does not care what it is.
    const large = join(running.dataFolder, 'media', 'objects', 'large.bin');
    await writeFile(large, Buffer.alloc(600_000_000));
    const target = join(folder, 'killed.zip');
    const partOf = async () => (await readdir(folder)).find((name) => name.startsWith('killed.zip.'));
    await killOnce(['backup', target], running.dataFolder, async () => (await partOf()) !== undefined);
    const part = join(folder, (await partOf()) ?? '');
    await rm(large);
    expect(await exists(target)).toBe(false);
    expect(await herald(['restore', part])).toMatchObject({
      code: 1,
      text: expect.stringContaining('This is not a whole backup'),
    });
    await rm(part);
  });

  it('is refused when a byte of it changed, and says where', async () => {
    const damaged = join(folder, 'damaged.zip');
    const bytes = await readFile(backup);
    const film = bytes.indexOf('/film');
    const at = film + 20_000;
    bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at);
    await writeFile(damaged, bytes);
    const { code, text } = await herald(['restore', damaged]);
    expect([code, text]).toEqual([1, expect.stringMatching(/Nothing was restored\. .* is not as Herald packed it/)]);
    await rm(damaged);
    expect(await readdir(dataFolder)).not.toContain('media');
  });

  it('comes back after its restore was killed in the middle: people sign in and films play', async () => {
    const isStoring = () => exists(join(dataFolder, 'media', 'restoring', 'objects'));
    await killOnce(['restore', backup], dataFolder, isStoring);
    const { code, text } = await herald(['restore', backup]);
    expect([code, text]).toEqual([0, expect.stringContaining('Everything is restored. Start Herald.')]);
    expect(await readdir(join(dataFolder, 'media'))).toEqual(['objects']);
    expect(await exists(join(dataFolder, 'restore-unfinished'))).toBe(false);
    restored = await startHerald({ dataFolder });
    const again = await signIn(restored.url, { email: owner.email, password: VISITORS_PASSWORD });
    const [[before], [after]] = [await library(owner), await library(again)];
    expect(after).toMatchObject({ id: before?.id, title: 'News', status: 'completed' });
    for (const link of ['video_url', 'thumbnail_url', 'subtitles_url'] as const) {
      const was = await bytesOf(before?.[link], running.url);
      expect((await bytesOf(after?.[link], restored.url)).equals(was)).toBe(true);
    }
    await signIn(restored.url, testAdmin);
    const { draft } = await speakDraft(again, 'More news.');
    expect(draft.voice.audioId).toBeTruthy();
  });

  it('replaces an installation only when that is said, and never one that runs', async () => {
    const { url } = restored ?? running;
    await signUp(url);
    expect(await herald(['restore', backup, '--replace'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('already running'),
    });
    await restored?.stop();
    expect(await herald(['restore', backup])).toMatchObject({ code: 1, text: expect.stringContaining('--replace') });
    expect(await herald(['restore', backup, '--replace'])).toMatchObject({ code: 0 });
    restored = await startHerald({ dataFolder });
    const admin = await signIn(restored.url, testAdmin);
    const { data } = await admin.call<{ data: { data: { email: string }[] } }>('GET', '/admin/users');
    expect(data.data.map(({ email }) => email).toSorted()).toEqual([testAdmin.email, owner.email].toSorted());
    await restored.stop();
  });

  it('keeps Herald from starting while a restore is half done', async () => {
    await writeFile(join(dataFolder, 'restore-unfinished'), backup);
    for (const command of ['start', 'migrate'])
      expect(await herald([command])).toMatchObject({
        code: 1,
        text: expect.stringContaining('did not come to its end'),
      });
    expect(await herald(['restore', backup])).toMatchObject({ code: 1, text: expect.stringContaining('--replace') });
    expect(await herald(['restore', backup, '--replace'])).toMatchObject({ code: 0 });
  });

  it('is refused by an older Herald and by another secret', async () => {
    const older = join(folder, 'release');
    await cp(join(program, '..'), older, { recursive: true });
    await symlink(join(program, '..', '..', 'node_modules'), join(folder, 'node_modules'));
    const journal = join(older, 'drizzle', 'meta', '_journal.json');
    const content: { entries: unknown[] } = JSON.parse(await readFile(journal, 'utf8'));
    await writeFile(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, -1) }));
    expect(await runHeraldOf(older, ['restore', backup, '--check'])).toMatchObject({
      code: 2,
      text: expect.stringContaining('newer than this one'),
    });
    const env = { HERALD_SECRET_KEY: 'x'.repeat(40) };
    expect(await runHerald(['restore', backup, '--replace'], { dataFolder, env })).toMatchObject({
      code: 1,
      text: expect.stringContaining('HERALD_SECRET_KEY is not the secret of this backup'),
    });
  });
});

async function runHeraldOf(release: string, args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [join(release, 'herald.mjs'), ...args], {
    env: { ...process.env, HERALD_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}
