import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FilmReport, makeVideo } from '../index.ts';
import { type SpokenFace, sourceOf, speakWithFace, type TestFolder, testFolder } from '../testing/spoken-face.ts';
import type { TestFace } from '../testing/test-face.ts';

/** Every test here renders several films. */
const FILMS_MS = 360_000;

let spoken: SpokenFace;
let folder: TestFolder;
let other: TestFolder;

beforeAll(async () => {
  const line = 'Some people pay me to bake big brown bread, and to taste it about twice a month. ';
  spoken = await speakWithFace(line.repeat(2), { width: 72, height: 128 });
});
beforeEach(async () => {
  [folder, other] = await Promise.all([testFolder(), testFolder()]);
});
afterEach(() => Promise.all([folder.remove(), other.remove()]));

function render(into: TestFolder, change: Partial<TestFace> = {}, signal?: AbortSignal): Promise<FilmReport> {
  const { speech, face } = spoken;
  const { files, workFolder } = into;
  const source = sourceOf({ ...face, ...change });
  return makeVideo({ source, sound: speech, timing: speech, files, workFolder, ...(signal && { signal }) });
}

async function digest({ files }: TestFolder): Promise<string> {
  return createHash('sha256')
    .update(await readFile(files.video))
    .digest('hex');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

describe('a render killed in the middle', { timeout: FILMS_MS }, () => {
  test('goes on at the last finished segment and gives the identical file', async () => {
    expect(spoken.face.frames).toBeGreaterThan(4 * 60);
    for (const frame of [30, 125, 235]) {
      await expect(render(folder, { mishap: { frame, kind: 'kill' } })).rejects.toMatchObject({ code: 'crashed' });
      expect(await exists(folder.files.video)).toBe(false);
    }
    const resumed = await render(folder);
    expect(resumed.segments.reused).toBe(3);
    const whole = await render(other);
    expect(whole.segments.reused).toBe(0);
    expect(await digest(folder)).toBe(await digest(other));
  });

  test('gives the identical file with one drawing thread and with two', async () => {
    const { speech, face } = spoken;
    const base = { source: sourceOf(face), sound: speech, timing: speech };
    await makeVideo({ ...base, files: folder.files, workFolder: folder.workFolder, hands: 1 });
    await makeVideo({ ...base, files: other.files, workFolder: other.workFolder, hands: 2 });
    expect(await digest(folder)).toBe(await digest(other));
  });
});

describe('a film rendered again', { timeout: FILMS_MS }, () => {
  test('draws nothing when nothing changed', async () => {
    await render(folder);
    const before = await digest(folder);
    const again = await render(folder);
    expect(again.segments.drawn).toBe(0);
    expect(await digest(folder)).toBe(before);
  });

  test('draws only the segments that show something else', async () => {
    const { segments } = await render(folder);
    const changed = await render(folder, { sign: { text: 'New', fromFrame: 125 } });
    expect(changed.segments).toEqual({ total: segments.total, drawn: segments.total - 2, reused: 2 });
    await render(other, { sign: { text: 'New', fromFrame: 125 } });
    expect(await digest(folder)).toBe(await digest(other));
  });

  test('keeps no segment that the film no longer shows', async () => {
    await render(folder);
    const { segments } = await render(folder, { sign: { text: 'New', fromFrame: 0 } });
    expect(await readdir(folder.workFolder)).toHaveLength(segments.total);
  });
});

describe('a render that is stopped', { timeout: FILMS_MS }, () => {
  test('rejects, leaves no film behind, and can be taken up again', async () => {
    const stop = new AbortController();
    const { speech, face } = spoken;
    const { files, workFolder } = folder;
    const endless = { ...face, frames: 200_000 };
    const render200k = makeVideo({
      source: sourceOf(endless),
      sound: speech,
      timing: speech,
      files,
      workFolder,
      onProgress: () => stop.abort(),
      signal: stop.signal,
    });
    await expect(render200k).rejects.toMatchObject({ name: 'FilmError', code: 'stopped' });
    expect(await exists(files.video)).toBe(false);
    expect((await render(folder)).frames).toBe(face.frames);
  });

  test('does not even begin when it was stopped before', async () => {
    await expect(render(folder, {}, AbortSignal.abort())).rejects.toMatchObject({ code: 'stopped' });
    expect((await readdir(folder.workFolder)).length).toBe(0);
  });
});

describe('a drawing that fails', () => {
  test('is named as the reason', async () => {
    const failing = render(folder, { mishap: { frame: 5, kind: 'throw' } });
    await expect(failing).rejects.toMatchObject({ code: 'drawing', message: expect.stringContaining('brush broke') });
  });
});
