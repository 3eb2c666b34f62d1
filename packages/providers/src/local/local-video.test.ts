import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { videoFilesIn } from '@herald/media/engines/video-engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openProviders } from '../open/open-providers.ts';
import { anOrder, videoServiceRules } from '../testing/conformance/video-service-rules.ts';

const { speech, video } = await openProviders();
const speak = () => speech.speak({ text: 'Big news.', locale: 'en-US', rate: 1.5, pronunciations: [] });

describe('the embedded film engine', () => {
  videoServiceRules(() => ({ video, speak }), { resumes: true });

  it('says which picture it cannot read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'herald-no-film-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const product = join(folder, 'product.png');
    await writeFile(product, 'not a picture');
    const made = video.makeVideo({
      order: { ...anOrder, pictures: { product } },
      audio: await speak(),
      workFolder: folder,
      files: videoFilesIn(folder),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    await expect(made).rejects.toMatchObject({ code: 'bad_picture', kind: 'picture_unusable' });
  });
});
