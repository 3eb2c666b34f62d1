import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimedSound } from '@herald/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeMedia } from './encode/probe-media.ts';
import { type FilmFiles, type FilmReport, finishFilm, makeVideo } from './index.ts';
import { type SpokenFace, sourceOf, speakWithFace, type TestFolder, testFolder } from './testing/spoken-face.ts';

let folder: TestFolder;
let spoken: SpokenFace;
const at = (name: string): string => join(folder.path, name);

/** A film as a service would send it: made somewhere else to a sound it got from us. */
async function aForeignFilm(name: string, sound: TimedSound): Promise<string> {
  const files = { video: at(`${name}.mp4`) };
  await makeVideo({ source: sourceOf(spoken.face), sound, timing: sound, files, workFolder: at(`${name}.work`) });
  return files.video;
}

const finish = (path: string, files: FilmFiles = { video: at('ours.mp4') }): Promise<FilmReport> =>
  finishFilm({ path, sound: spoken.speech, timing: spoken.speech, files, workFolder: at('work'), title: 'Bread' });

const delayed = ({ pcm, ...sound }: TimedSound, sec: number): TimedSound => {
  const late = new Float32Array(pcm.length);
  late.set(pcm.subarray(0, pcm.length - Math.round(sec * sound.sampleRateHz)), Math.round(sec * sound.sampleRateHz));
  return { ...sound, pcm: late };
};

beforeAll(async () => {
  folder = await testFolder();
  spoken = await speakWithFace('My mum bakes big brown bread. People pay me to taste it.');
}, 60_000);
afterAll(() => folder.remove());

describe('a film of another engine', { timeout: 120_000 }, () => {
  it('gets our sound, our coding and everything beside it, and passes', async () => {
    const files = { video: at('a.mp4'), poster: at('a.jpg'), preview: at('a.gif'), vtt: at('a.vtt'), srt: at('a.srt') };
    const report = await finish(await aForeignFilm('theirs', spoken.speech), files);
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ width: 144, height: 256, fps: 30 });
    expect(Math.abs(report.sync.carried?.delayMs ?? 99)).toBeLessThan(5);
    const { video, audio, metadata } = await probeMedia(files.video);
    expect(video).toMatchObject({ codec: 'h264', highProfile: true, labelledBt709: true, frames: report.frames });
    expect(audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000 });
    expect(metadata.title).toBe('Bread');
    for (const path of Object.values(files)) expect((await stat(path)).size).toBeGreaterThan(0);
    expect(await readdir(at('work'))).toEqual([]);
  });

  it('whose sound begins late has its pictures moved back by as much', async () => {
    const report = await finish(await aForeignFilm('late', delayed(spoken.speech, 0.2)));
    expect(report.sync.carried?.delayMs).toBeGreaterThan(195);
    expect(report.sync.carried?.delayMs).toBeLessThan(205);
    expect(report.faults).toEqual([]);
  });

  it('that was made to another sound does not pass', async () => {
    const other = await speakWithFace('Nobody ever asked for a quiet zebra in the north of the old town.');
    const report = await finish(await aForeignFilm('other', other.speech));
    expect(report.faults).toContain('The film was made to another sound.');
  });

  it('without a sound does not pass, because nobody can tell whether its lips fit', async () => {
    await aForeignFilm('theirs', spoken.speech);
    const segment = (await readdir(at('theirs.work'))).find((name) => name.endsWith('.segment.mp4')) ?? '';
    const report = await finish(join(at('theirs.work'), segment));
    expect(report.faults).toContain('The film came without the sound it was made to, so its lips cannot be checked.');
  });

  it('that is no film is an error of its engine', async () => {
    await expect(finish(import.meta.filename)).rejects.toMatchObject({ code: 'bad_film', kind: 'engine_failed' });
  });
});
