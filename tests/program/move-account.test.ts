import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DraftContent } from '@herald/contract/draft';
import type { DataExport } from '@herald/contract/endpoints/own-data';
import type { Video } from '@herald/contract/endpoints/videos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeraldProcess, removeData, startHerald } from '../support/herald-process.ts';
import { installedFolder } from '../support/installed-folder.ts';
import { processesOf } from '../support/processes-of.ts';
import { runHerald } from '../support/run-herald.ts';
import { until } from '../support/until.ts';
import { signUp, VISITORS_PASSWORD, type Visitor } from '../support/visitor.ts';
import { filmDraft, speakDraft } from '../support/wizard-video.ts';

const portrait = fileURLToPath(new URL('../../packages/stage/fixtures/portraits/eu_f28.jpg', import.meta.url));

let old: HeraldProcess;
let fresh: HeraldProcess | undefined;
let folder: string;
let owner: Visitor;
let target: Visitor;
let zip: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-move-'));
  old = await startHerald({ dataFolder: await installedFolder() });
  owner = await signUp(old.url);
});
afterAll(async () => {
  for (const herald of [old, fresh]) {
    await herald?.stop();
    if (herald) await removeData(herald.dataFolder);
  }
  await rm(folder, { recursive: true, force: true });
});

interface Answer<Data> {
  data: Data;
}

/** Uploads a portrait, agrees and keeps it. */
async function makePhotoAvatar(): Promise<void> {
  const form = new FormData();
  form.set('photo', new Blob([await readFile(portrait)], { type: 'image/jpeg' }), 'ann.jpg');
  const headers = { authorization: `Bearer ${owner.token}` };
  const analysed = await fetch(`${old.url}/api/photo-avatars/analyse`, { method: 'POST', headers, body: form });
  const { data: photo } = (await analysed.json()) as Answer<{ picture_id: string; points: object[] }>;
  const { data: words } = await owner.call<Answer<{ version: string; text: string }>>('GET', '/photo-avatars/consent');
  const consent = { consent: true, consent_version: words.version, consent_text: words.text };
  await owner.call('POST', '/photo-avatars', { picture_id: photo.picture_id, name: 'Ann', points: [], ...consent });
}

const readExport = async () => (await owner.call<Answer<DataExport | null>>('GET', '/user/data/export')).data;
const library = async (visitor: Visitor) => (await visitor.call<Answer<{ data: Video[] }>>('GET', '/videos')).data.data;
const consents = async (visitor: Visitor) =>
  (await visitor.call<Answer<{ avatar_name: string; text: string; films: number }[]>>('GET', '/user/data/consents'))
    .data;
const draftOf = async (visitor: Visitor) =>
  (await visitor.call<Answer<{ content: DraftContent }>>('GET', '/draft')).data;

async function sha256Of(url: string, base: string): Promise<string> {
  const response = await fetch(new URL(url, base));
  expect(response.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

/** What an edit begins with, without ids and signatures, which are others in every installation. */
function withoutIds(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/\?expires=[^"]*/g, '')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
  return JSON.parse(text);
}

/** These tests run in order. */
describe('an account that moves to another Herald', () => {
  it('is packed into one file, although the worker is killed meanwhile', { timeout: 400_000 }, async () => {
    await makePhotoAvatar();
    const { draft } = await speakDraft(owner, 'Big news.');
    const cheap = { ...draft, output: { ...draft.output, aspect_ratio: '1:1' as const, captions: 'off' as const } };
    await filmDraft(owner, { ...cheap, title: 'News', background: { ...draft.background, setting: 'color' } });
    await owner.call('PUT', '/draft', { version: 0, content: { ...cheap, title: 'The next one', step: 2 } });
    const workers = (await processesOf(old.dataFolder)).filter(({ command }) => command.endsWith('herald.mjs worker'));
    expect(workers).toHaveLength(1);
    for (const { pid } of workers) process.kill(pid, 'SIGSTOP');
    const ordered = await owner.call<Answer<DataExport>>('POST', '/user/data/export', { password: VISITORS_PASSWORD });
    expect(ordered.data.state).toBe('waiting');
    for (const { pid } of workers) process.kill(pid, 'SIGKILL');
    await until(async () => (await readExport())?.state === 'ready', { what: 'The export' });
    const found = await readExport();
    const response = await fetch(new URL(found?.download_url ?? '', old.url));
    expect(response.headers.get('content-disposition')).toMatch(/herald-\d{4}-\d\d-\d\d\.zip/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(found?.bytes_total);
    zip = join(folder, 'export.zip');
    await writeFile(zip, bytes);
  });

  it('comes with everything: videos play and can be edited, the photo keeps its consent', async () => {
    fresh = await startHerald();
    target = await signUp(fresh.url);
    const { code, text } = await runHerald(['import', zip, '--into', target.email], { dataFolder: fresh.dataFolder });
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/has 1 video, 1 avatar, 1 sound, 1 picture, 0 sites, \d+ files more\./),
    ]);

    const [[before], [after]] = [await library(owner), await library(target)];
    if (!before || !after) throw new Error('There is no video.');
    expect(after.id).not.toBe(before.id);
    expect(withoutIds(after)).toEqual(withoutIds(before));
    expect(after.generation_data.voice.ttsText).toBe('Big news.');
    for (const link of ['video_url', 'thumbnail_url', 'captions_url', 'subtitles_url'] as const) {
      expect(await sha256Of(after[link] ?? '', fresh.url)).toBe(await sha256Of(before[link] ?? '', old.url));
    }
    expect(await consents(target)).toMatchObject([{ avatar_name: 'Ann', text: (await consents(owner))[0]?.text }]);
    const [oldDraft, newDraft] = [await draftOf(owner), await draftOf(target)];
    expect(newDraft.content.title).toBe('The next one');
    expect(withoutIds(newDraft.content)).toEqual(withoutIds(oldDraft.content));
    const sound = newDraft.content.voice.generatedAudioUrl;
    expect(await sha256Of(sound, fresh.url)).toBe(await sha256Of(oldDraft.content.voice.generatedAudioUrl, old.url));
  });

  it('comes once, and not at all when the file is not as it was', async () => {
    if (!fresh) throw new Error('There is no other Herald.');
    const { dataFolder, url } = fresh;
    const into = (path: string, email: string) => runHerald(['import', path, '--into', email], { dataFolder });
    expect(await into(zip, target.email)).toMatchObject({
      code: 1,
      text: expect.stringContaining('has this export already'),
    });
    const other = await signUp(url);
    const broken = join(folder, 'broken.zip');
    const bytes = await readFile(zip);
    bytes.writeUInt8((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1);
    await writeFile(broken, bytes);
    expect(await into(broken, other.email)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is not as Herald packed it'),
    });
    expect(await library(other)).toEqual([]);
    expect(await consents(other)).toEqual([]);
    expect(await runHerald(['import', zip], { dataFolder })).toMatchObject({
      code: 2,
      text: expect.stringContaining('Usage: herald import'),
    });
    expect((await runHerald(['help'], { dataFolder })).text).toMatch(/^ +import +take an export/m);
  });
});
