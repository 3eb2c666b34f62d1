import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioBitrate, VideoQuality } from '@herald/media/choices';
import { readPictureHeader } from '@herald/media/picture-header';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type MediaInfo, probeMedia } from './encode/probe-media.ts';
import { type FilmFiles, type FilmProgress, type FilmReport, makeVideo } from './index.ts';
import { type SpokenFace, sourceOf, speakWithFace, type TestFolder, testFolder } from './testing/spoken-face.ts';

/** A film takes seconds to draw, to encode and to measure. */
vi.setConfig({ testTimeout: 120_000 });

describe('a finished film', () => {
  let folder: TestFolder;
  let spoken: SpokenFace;
  let files: Required<Omit<FilmFiles, 'webm' | 'mov'>>;
  let report: FilmReport;
  let film: MediaInfo;
  const progress: FilmProgress[] = [];
  let hadFirstPicture: boolean | undefined;

  beforeAll(async () => {
    folder = await testFolder();
    const at = (name: string): string => join(folder.path, name);
    files = {
      video: at('film.mp4'),
      firstPicture: at('first.jpg'),
      poster: at('film.jpg'),
      preview: at('film.gif'),
      vtt: at('film.vtt'),
      srt: at('film.srt'),
    };
    spoken = await speakWithFace('My mum bakes big brown bread. [pause 0.8s] People pay me to taste it.');
    report = await makeVideo({
      source: sourceOf(spoken.face),
      sound: spoken.speech,
      timing: spoken.speech,
      files,
      workFolder: folder.workFolder,
      title: 'Bread',
      onProgress: (step) => {
        progress.push(step);
        hadFirstPicture ??= existsSync(files.firstPicture);
      },
    });
    film = await probeMedia(files.video);
  });
  afterAll(() => folder.remove());

  test('is H.264 High, yuv420p in BT.709, 30 frames a second', () => {
    expect(film.video).toMatchObject({ codec: 'h264', highProfile: true, pixelFormat: 'yuv420p', labelledBt709: true });
    expect(film.video).toMatchObject({ fps: 30, width: 144, height: 256, frames: spoken.face.frames });
  });

  test('has AAC sound at 48 kHz, as long as the pictures within one frame', () => {
    expect(film.audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000, startSec: 0 });
    expect(Math.abs((film.audio?.durationSec ?? 0) - (film.video?.durationSec ?? 0))).toBeLessThanOrEqual(1 / 30);
    expect(Math.abs(film.durationSec - spoken.speech.pcm.length / 48_000)).toBeLessThanOrEqual(1 / 30);
  });

  test('shows what will be its poster before anything else is drawn', async () => {
    expect(hadFirstPicture).toBe(true);
    expect(readPictureHeader(await readFile(files.firstPicture))).toMatchObject({ widthPx: 72, heightPx: 128 });
  });

  test('starts playing before it is loaded', () => {
    expect(film.startsFast).toBe(true);
  });

  test('says that it is AI-generated', () => {
    expect(film.metadata).toMatchObject({ title: 'Bread', comment: expect.stringContaining('AI-generated') });
  });

  test('is at -14 LUFS within half a unit', () => {
    expect(Math.abs(report.sync.sound.lufs + 14)).toBeLessThan(0.5);
  });

  test('passes the gate, with lips that meet on every p, b and m and rest in the pause and at the end', () => {
    expect(report.faults).toEqual([]);
    expect(report.sync.mouth).toMatchObject({ silences: 2 });
    expect(report.sync.mouth?.closures.checked).toBeGreaterThan(10);
    expect(report.sync.mouth?.closures.closed).toBe(report.sync.mouth?.closures.checked);
    expect(Math.abs(report.sync.mouth?.offsetMs ?? 99)).toBeLessThan(5);
  });

  test('comes with a poster in full size and a small moving preview', async () => {
    expect((await probeMedia(files.poster)).video).toMatchObject({ width: 144, height: 256 });
    const preview = (await probeMedia(files.preview)).video;
    expect(preview).toMatchObject({ codec: 'gif', width: 144, height: 256 });
    expect((await readFile(files.preview)).subarray(0, 6).toString()).toBe('GIF89a');
  });

  test('comes with subtitles in both formats', async () => {
    expect(await readFile(files.vtt, 'utf8')).toMatch(/^WEBVTT[\s\S]*My mum bakes big brown bread\./);
    expect(await readFile(files.srt, 'utf8')).toMatch(/^1\n00:00:0\d,\d{3} --> [\s\S]*My mum bakes/);
  });

  test('reports frames that are really done, up to all of them', () => {
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.at(-1)).toMatchObject({ framesDone: spoken.face.frames, framesTotal: spoken.face.frames });
    expect(progress.map(({ stage }) => stage)).toContain('checking');
    expect(progress.every(({ framesKept, framesDone }) => framesKept <= framesDone)).toBe(true);
    expect(progress.at(-1)?.framesKept).toBe(spoken.face.frames);
  });

  test('is described by the report as it lies on disk', async () => {
    expect(report.bytes).toBe((await stat(files.video)).size);
    expect(report).toMatchObject({ frames: spoken.face.frames, fps: 30, segments: { reused: 0 } });
  });
});

describe('a film in another coding', () => {
  test('has pictures and sound with fewer or more bits, and takes no segment over', { timeout: 360_000 }, async () => {
    const folder = await testFolder();
    try {
      const { speech, face } = await speakWithFace('My mum bakes big brown bread.');
      const { files, workFolder } = folder;
      const film = async (videoQuality: VideoQuality, audioBitrate: AudioBitrate) => {
        const coding = { videoQuality, audioBitrate };
        const base = { source: sourceOf(face), sound: speech, timing: speech, files, workFolder, coding };
        const { bytes, segments } = await makeVideo(base);
        const { audio, durationSec } = await probeMedia(files.video);
        const soundBits = audio?.bitRate ?? 0;
        return { reused: segments.reused, soundBits, pictureBits: (bytes * 8) / durationSec - soundBits };
      };
      const standard = await film('standard', 'standard');
      const high = await film('high', 'high');
      const best = await film('best', 'best');
      expect([standard.reused, high.reused, best.reused]).toEqual([0, 0, 0]);
      expect(standard.pictureBits).toBeLessThan(high.pictureBits);
      expect(high.pictureBits).toBeLessThan(best.pictureBits);
      expect(standard.soundBits).toBeLessThan(high.soundBits);
      expect(high.soundBits).toBeLessThan(best.soundBits);
      expect((await film('best', 'best')).reused).toBeGreaterThan(0);
    } finally {
      await folder.remove();
    }
  });
});

describe('every ratio', () => {
  test.each([
    ['9:16', 72, 128],
    ['4:5', 80, 100],
    ['1:1', 96, 96],
    ['16:9', 128, 72],
  ])('%s is made whole', async (_, width, height) => {
    const folder = await testFolder();
    try {
      const { speech, face } = await speakWithFace('Big news today.', { width, height });
      const { files, workFolder } = folder;
      await makeVideo({ source: sourceOf(face), sound: speech, timing: speech, files, workFolder });
      expect((await probeMedia(files.video)).video).toMatchObject({ width, height, frames: face.frames });
    } finally {
      await folder.remove();
    }
  });
});
