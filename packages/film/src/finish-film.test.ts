import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { mouthCurveFromPhones } from '@herald/speech';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { probeMedia } from './encode/probe-media.ts';
import { readPictures } from './encode/read-pictures.ts';
import { type FilmFiles, type FilmReport, type FinishFilm, finishFilm, makeVideo } from './index.ts';
import { type SpokenFace, sourceOf, speakWithFace, type TestFolder, testFolder } from './testing/spoken-face.ts';
import type { TestFace } from './testing/test-face.ts';
import { withoutSound } from './testing/without-sound.ts';

/** A film takes seconds to draw, to encode and to measure. */
vi.setConfig({ testTimeout: 120_000 });

let folder: TestFolder;
let spoken: SpokenFace;
const at = (name: string): string => join(folder.path, name);

/** A film as a service would send it: made somewhere else to a sound it got from us. */
async function aForeignFilm(name: string, sound: TimedSound, face: Partial<TestFace> = {}): Promise<string> {
  const files = { video: at(`${name}.mp4`) };
  await makeVideo({
    source: sourceOf({ ...spoken.face, ...face }),
    sound,
    timing: sound,
    files,
    workFolder: at(`${name}.work`),
  });
  return files.video;
}

let theirs: Promise<string> | undefined;
/** A film to our own sound, made once: finishing leaves it as it is. */
function theirFilm(): Promise<string> {
  theirs ??= aForeignFilm('theirs', spoken.speech);
  return theirs;
}

const finish = (
  path: string,
  files: FilmFiles = { video: at('ours.mp4') },
  dress?: FinishFilm['dress'],
  sound = spoken.speech,
): Promise<FilmReport> =>
  finishFilm({
    path,
    ...(dress && { dress }),
    lips: { mouth: mouthOf(sound), reader: new URL('./testing/test-lips.ts', import.meta.url).href },
    sound,
    timing: sound,
    files,
    workFolder: at('work'),
    title: 'Bread',
  });

const mouthOf = (sound: TimedSound) =>
  mouthCurveFromPhones(sound.phones, { durationSec: soundDurationSec(sound), sound });

const END_SEC = 1;
const aScene = (said: TimedSound, changes: object) =>
  parseSceneSpec({
    durationSec: soundDurationSec(said) + END_SEC,
    aspect: '1:1',
    performer: { kind: 'preset', presetId: 'emma' },
    background: { kind: 'color', color: '#807060' },
    words: said.words,
    endCard: { text: 'Taste it', durationSec: END_SEC, color: '#f0e020' },
    ...changes,
  });

/** The mean brightness of a film at a moment. */
async function lightAt(path: string, momentSec: number): Promise<number> {
  let light = 0;
  await readPictures({
    path,
    onPicture({ luma, lumaStride, width, height }, tSec) {
      if (tSec > momentSec) return;
      light = 0;
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) light += luma[y * lumaStride + x] ?? 0;
      light /= width * height;
    },
  });
  return light;
}

const delayed = ({ pcm, ...sound }: TimedSound, sec: number): TimedSound => {
  const late = new Float32Array(pcm.length);
  late.set(pcm.subarray(0, pcm.length - Math.round(sec * sound.sampleRateHz)), Math.round(sec * sound.sampleRateHz));
  return { ...sound, pcm: late };
};

beforeAll(async () => {
  folder = await testFolder();
  spoken = await speakWithFace(
    'My mum bakes big brown bread. People pay me to taste it, and they come back for more every week.',
  );
});
afterAll(() => folder.remove());

describe('a film of another engine', { timeout: 240_000 }, () => {
  it('gets our sound, our coding and everything beside it, and passes', async () => {
    const files = { video: at('a.mp4'), poster: at('a.jpg'), preview: at('a.gif'), vtt: at('a.vtt'), srt: at('a.srt') };
    const report = await finish(await theirFilm(), files);
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
    await expect(finish(await aForeignFilm('other', other.speech))).rejects.toMatchObject({
      kind: 'not_in_sync',
      message: expect.stringContaining('The film was made to another sound.'),
    });
  });

  describe('without a sound', () => {
    it.each([-0.2, 0.2])('passes by its lips, which are %d s late', async (laterSec) => {
      const { faults, sync } = await finish(await withoutSound(await theirFilm(), at('silent.mp4'), laterSec));
      expect([faults, sync.carried]).toEqual([[], undefined]);
      expect(Math.abs((sync.lips?.delayMs ?? 999) - laterSec * 1000)).toBeLessThan(20);
      expect(sync.lips?.movedMs).toBe(sync.lips?.delayMs);
    });

    it('passes by its lips also when it carries silence', async () => {
      const mute = { ...spoken.speech, pcm: new Float32Array(spoken.speech.pcm.length) };
      const { faults, sync } = await finish(await aForeignFilm('mute', mute));
      expect([faults, sync.carried, sync.lips?.movedMs]).toEqual([[], undefined, 0]);
    });

    it.each([
      ['whose mouth stays open', () => 0.6, 'its mouth does not move'],
      [
        'that says it backwards',
        (frame: number) => spoken.face.openness.at(-1 - frame) ?? 0,
        'Herald could not see its lips follow the sound',
      ],
    ])('does not pass %s', async (_, opennessAt, doubt) => {
      const drawn = spoken.face.openness.map((_, frame) => opennessAt(frame));
      const path = await withoutSound(await aForeignFilm('wrong', spoken.speech, { drawn }), at('silent.mp4'));
      await expect(finish(path)).rejects.toMatchObject({
        kind: 'not_in_sync',
        message: `The film came without a sound, and ${doubt}.`,
      });
    });
  });

  it('is dressed in the captions and cards of a scene, fills its frame and ends with its end card', async () => {
    const [video, bare] = [at('dressed.mp4'), at('bare.mp4')];
    // Each picture is drawn at its full size, so few are.
    const { speech, face } = await speakWithFace('My mum bakes.');
    const path = await aForeignFilm('short', speech, face);
    const captioned = aScene(speech, { captions: { style: 'box' } });
    const report = await finish(path, { video }, { spec: captioned, pictures: {} }, speech);
    await finish(path, { video: bare }, { spec: aScene(speech, {}), pictures: {} }, speech);
    expect(report.faults).toEqual([]);
    const { durationSec, words } = captioned;
    expect(report).toMatchObject({ width: 720, height: 720, frames: Math.round(durationSec * 30) });
    const spokenSec = words[1]?.startSec ?? 0;
    // The captions, and the same end in both.
    expect(Math.abs((await lightAt(video, spokenSec)) - (await lightAt(bare, spokenSec)))).toBeGreaterThan(0.5);
    const endSec = durationSec - 0.2;
    expect(Math.abs((await lightAt(video, endSec)) - (await lightAt(bare, endSec)))).toBeLessThan(0.3);
    expect(await lightAt(bare, endSec)).not.toBeCloseTo(await lightAt(bare, spokenSec), 0);
  });

  it('that is no film is an error of its engine', async () => {
    await expect(finish(import.meta.filename)).rejects.toMatchObject({ code: 'bad_film', kind: 'engine_failed' });
  });
});
