import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClipUnusableError } from '@herald/media/clips';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareClip } from './prepare-clip.ts';
import { filmPortrait } from './testing/moving-portrait.ts';
import { type TestFolder, testFolder } from './testing/spoken-face.ts';

const READER = new URL('./testing/known-face-reader.ts', import.meta.url).href;

let folder: TestFolder;

beforeAll(async () => {
  folder = await testFolder();
});

afterAll(() => folder.remove());

const refusalOf = (file: string): Promise<unknown> =>
  prepareClip(
    { file, folder: join(folder.path, 'made'), signal: new AbortController().signal, onProgress: () => undefined },
    READER,
  ).catch((error: unknown) => error);

describe('what is no clip', { timeout: 120_000 }, () => {
  test('is refused in words for the person who sent it', async () => {
    const text = join(folder.path, 'text.mp4');
    await writeFile(text, 'not a video');
    const short = join(folder.path, 'short.mp4');
    await filmPortrait(short, 1);
    for (const [file, words] of [
      [text, /couldn't read this file/],
      [short, /1\.0 s long\. Film at least 10 s/],
    ] as const) {
      const refusal = await refusalOf(file);
      expect(refusal).toBeInstanceOf(ClipUnusableError);
      expect(refusal).toMatchObject({ kind: 'clip_unusable', message: expect.stringMatching(words) });
    }
  });

  test('as one with a mask before the mouth is refused, because the lips are covered', async () => {
    const masked = join(folder.path, 'masked.mp4');
    await filmPortrait(masked, 10.4, { mask: '#6fa8d8' });
    const refusal = await refusalOf(masked);
    expect(refusal).toBeInstanceOf(ClipUnusableError);
    expect(refusal).toMatchObject({
      message: expect.stringMatching(
        /^Only 0\.0 s of this clip can be used.* Lips covered or not at rest at second 0\./,
      ),
    });
  });
});
