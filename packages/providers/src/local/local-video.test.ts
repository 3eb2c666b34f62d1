import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOrder, videoProviderRules } from '../conformance/video-provider-rules.ts';
import { localSpeech } from './local-speech.ts';
import { localVideo } from './local-video.ts';

const speak = () => localSpeech().speak({ text: 'Big news.', locale: 'en-US', rate: 1.5, pronunciations: [] });

describe('the embedded film engine', () => {
  videoProviderRules(() => ({ video: localVideo(), speak }));

  it('says which picture it cannot read', async () => {
    const product = join(tmpdir(), `herald-no-picture-${process.pid}.png`);
    await writeFile(product, 'not a picture');
    const made = localVideo().makeVideo({
      order: { ...anOrder, pictures: { product } },
      audio: await speak(),
      workFolder: join(tmpdir(), `herald-no-film-${process.pid}`),
      outFolder: join(tmpdir(), `herald-no-film-${process.pid}`),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    await expect(made).rejects.toMatchObject({ code: 'bad_picture' });
  });
});
