import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmReport, makeVideo, speakingScene } from '@herald/film';
import { encodeAgain, writeRawPictures } from '@herald/film/testing';
import { createNodeLandmarker, decodePortrait } from '@herald/landmarks/node';
import { mouthCurveFromPhones, soundDurationSec, synthesize } from '@herald/speech';

/** What one measured process does: `film <performer> <resolution> <folder>`, `raw <video> <out>` or `encode <raw> <width> <height> <folder>`. */
const [what, ...args] = process.argv.slice(2) as [string, ...string[]];

const TEXT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, choose a voice, and post the clip before the doors open. Last month ' +
  'it brought in 340 new customers, and it cost us less than a bag of flour. If you sell anything at all, try it once.';

const PORTRAIT = new URL('../../packages/stage/fixtures/portraits/eu_f28.jpg', import.meta.url).pathname;

if (what === 'film')
  process.stdout.write(`${JSON.stringify(await film(args[0] ?? '', Number(args[1]), args[2] ?? ''))}\n`);
if (what === 'raw') await writeRawPictures(args[0] ?? '', args[1] ?? '');
if (what === 'encode') await encode();

async function encode(): Promise<void> {
  const [raw = '', width, height, folder = ''] = args;
  const format = { width: Number(width), height: Number(height), fps: 30 };
  await encodeAgain(raw, format, join(folder, 'again.mp4'));
}

/** Every step of a video: speech, mouth, drawing, encoding, poster, preview, subtitles, sync report. */
async function film(who: string, resolution: number, folder: string): Promise<FilmReport> {
  const sound = await synthesize({ text: TEXT, locale: 'en-US' });
  const mouth = mouthCurveFromPhones(sound.phones, { durationSec: soundDurationSec(sound), sound });
  const isPhoto = who === 'photo';
  const look = {
    resolution,
    performer: isPhoto
      ? { kind: 'photo', picture: 'photo', points: await analyse() }
      : { kind: 'preset', presetId: who },
    background: { kind: 'setting', setting: 'home' },
    captions: { style: 'pop' },
  };
  const spec = speakingScene(look, { sound, timing: sound, mouth });
  const beside = (ending: string): string => join(folder, `film.${ending}`);
  return makeVideo({
    source: { scene: { spec, pictures: isPhoto ? { photo: PORTRAIT } : {} } },
    sound,
    timing: sound,
    files: {
      video: beside('mp4'),
      poster: beside('jpg'),
      preview: beside('gif'),
      vtt: beside('vtt'),
      srt: beside('srt'),
    },
    workFolder: join(folder, 'work'),
  });
}

async function analyse(): Promise<unknown> {
  const { pixels } = await decodePortrait(await readFile(PORTRAIT));
  return (await createNodeLandmarker()).analyse(pixels);
}
