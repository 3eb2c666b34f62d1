import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { mouthAt, mouthCurveFromPhones, synthesize } from '@herald/speech';
import type { DrawingSource } from '../draw/drawing.ts';
import type { FilmFiles } from '../film-plan.ts';
import { opennessOf } from '../sync/openness-of.ts';
import type { TestFace } from './test-face.ts';

/** Real speech with a simple face that says it. */
export interface SpokenFace {
  speech: TimedSound;
  face: TestFace;
}

const FPS = 30;

export async function speakWithFace(text: string, size = { width: 144, height: 256 }): Promise<SpokenFace> {
  const speech = await synthesize({ text, locale: 'en-US' });
  return { speech, face: faceSaying(speech, size) };
}

/** A face of this size that says a sound. */
export function faceSaying(sound: TimedSound, size: { width: number; height: number }): TestFace {
  const durationSec = soundDurationSec(sound);
  const curve = mouthCurveFromPhones(sound.phones, { durationSec, sound });
  const frames = Math.ceil(durationSec * FPS);
  const openness = Array.from({ length: frames }, (_, frame) => opennessOf(mouthAt(curve, frame / FPS)));
  return { format: { ...size, fps: FPS }, frames, openness };
}

export function sourceOf(face: TestFace): DrawingSource {
  const name = import.meta.url.endsWith('.ts') ? 'test-face.ts' : 'test-face.mjs';
  return { module: new URL(`./${name}`, import.meta.url).href, spec: face };
}

export interface TestFolder {
  path: string;
  files: FilmFiles;
  workFolder: string;
  remove(): Promise<void>;
}

export async function testFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'herald-film-test-'));
  return {
    path,
    files: { video: join(path, 'film.mp4') },
    workFolder: join(path, 'work'),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
