import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftContent } from '@herald/contract/draft';
import {
  type MakeVideoRequest,
  type MakingProgress,
  type VideoService,
  videoFilesIn,
} from '@herald/media/engines/video-engine';
import type { VideoOrder } from '@herald/media/engines/video-order';
import type { SpokenSound } from '@herald/media/sound';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

export interface Engines {
  video: VideoService;
  speak(): Promise<SpokenSound>;
}

const { background, output } = draftContent.parse({
  background: { setting: 'color' },
  output: { aspect_ratio: '1:1', captions: 'minimal' },
});

/** A small video. */
export const anOrder: VideoOrder = {
  isRecorded: false,
  title: 'News',
  seed: 7,
  locale: 'en-US',
  script: '',
  performer: { kind: 'preset', presetId: 'emma' },
  background,
  logoPosition: 'top-right',
  output,
  pictures: {},
};

/** What the rest of Herald relies on, whoever makes the film; `resumes` says that it keeps what it has drawn. */
export function videoServiceRules(open: () => Engines, { resumes }: { resumes: boolean }): void {
  let audio: SpokenSound;
  let folder: string;
  const request = (changes: Partial<MakeVideoRequest> = {}): MakeVideoRequest => ({
    order: anOrder,
    audio,
    workFolder: join(folder, 'work'),
    files: videoFilesIn(join(folder, 'out')),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });

  beforeAll(async () => {
    audio = await open().speak();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-provider-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  describe('a composed scene', () => {
    it('is plain data, the same for the same order, and as long as the sound', async () => {
      const { video } = open();
      const [once, again] = [await video.compose(anOrder, audio), await video.compose(anOrder, audio)];
      expect(again).toEqual(once);
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
      expect(once.scene.durationSec).toBeCloseTo(audio.pcm.length / audio.sampleRateHz, 3);
    });

    it('is a moment of silence without a sound', async () => {
      const { scene } = await open().video.compose(anOrder, undefined);
      expect(scene).toMatchObject({ words: [], mouth: null });
      expect(scene.durationSec).toBeGreaterThan(1);
    });
  });

  describe('a made video', () => {
    it('has all its files, passes its own check, counts its frames, and is the same again', async () => {
      const steps: MakingProgress[] = [];
      const made = await open().video.makeVideo(request({ onProgress: (step) => steps.push(step) }));
      expect(made.faults).toEqual([]);
      expect(made.transcript).toBe(audio.words.map(({ text }) => text).join(' '));
      expect(Math.abs(made.durationSec - audio.pcm.length / audio.sampleRateHz)).toBeLessThan(1 / 30);
      for (const path of Object.values(made.files)) expect((await stat(path)).size).toBeGreaterThan(0);
      expect((await stat(made.files.video)).size).toBe(made.sizeBytes);
      expect(JSON.stringify(made.report)).not.toContain(folder);
      const done = steps.map(({ framesDone }) => framesDone);
      expect(done).toEqual(done.toSorted((a, b) => a - b));
      expect(steps.at(-1)).toMatchObject({ stage: 'checking', framesDone: steps.at(-1)?.framesTotal });
      expect(steps.at(-1)?.framesKept).toBe(steps.at(-1)?.framesTotal);
      const first = await readFile(made.files.video);
      const again = await open().video.makeVideo(request());
      if (resumes) expect(again.report).toMatchObject({ segments: { drawn: 0 } });
      expect(first.equals(await readFile(again.files.video))).toBe(true);
    });

    it('is not there when it was stopped', async () => {
      const stop = new AbortController();
      const stopped = open().video.makeVideo(request({ onProgress: () => stop.abort(), signal: stop.signal }));
      await expect(stopped).rejects.toThrow();
      await expect(stat(join(folder, 'out', 'video.mp4'))).rejects.toThrow('ENOENT');
    });
  });
}
