import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FilmReport, makeVideo, Studio } from './index.ts';
import { studioKeeper } from './studio-keeper.ts';
import { renderProcesses } from './testing/child-processes.ts';
import { type SpokenFace, sourceOf, speakWithFace, type TestFolder, testFolder } from './testing/spoken-face.ts';

/** A film takes seconds to draw, to encode and to measure. */
vi.setConfig({ testTimeout: 120_000 });

let spoken: SpokenFace;
let folder: TestFolder;

beforeAll(async () => {
  spoken = await speakWithFace('My mum bakes.', { width: 72, height: 128 });
});
beforeEach(async () => {
  studioKeeper.end();
  await untilAllAreGone();
  folder = await testFolder();
});
afterEach(() => folder.remove());

function render(studio?: Studio): Promise<FilmReport> {
  const { speech, face } = spoken;
  const { files, workFolder } = folder;
  return makeVideo({
    source: sourceOf(face),
    sound: speech,
    timing: speech,
    files,
    workFolder,
    ...(studio && { studio }),
  });
}

async function untilAllAreGone(): Promise<void> {
  while (renderProcesses().length > 0) await wait(20);
}

describe('a studio', { timeout: 240_000 }, () => {
  test('makes the same film after a rehearsal as without one', async () => {
    const { face } = spoken;
    const studio = new Studio();
    studio.rehearse(sourceOf({ ...face, openness: face.openness.map(() => 0) }));
    await render(studio);
    const rehearsed = await readFile(folder.files.video);
    studioKeeper.end();
    await folder.remove();
    folder = await testFolder();
    await render();
    expect(rehearsed.equals(await readFile(folder.files.video))).toBe(true);
  });

  test('is not put off by a rehearsal that fails', async () => {
    const studio = new Studio();
    studio.rehearse({ module: 'file:///nowhere.ts', spec: {} });
    expect((await render(studio)).faults).toEqual([]);
  });

  test('ends at once when it is closed or called off before its film is known', async () => {
    const closed = new Studio();
    const stop = new AbortController();
    const aborted = new Studio({ signal: stop.signal });
    expect(renderProcesses()).toHaveLength(2);
    closed.close();
    stop.abort();
    await untilAllAreGone();
    await expect(render(aborted)).rejects.toMatchObject({ code: 'stopped' });
    await expect(render(closed)).rejects.toMatchObject({ code: 'crashed' });
  });
});
