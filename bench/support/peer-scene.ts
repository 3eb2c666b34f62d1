import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speakingScene } from '@herald/film';
import type { SceneLook, SceneSpec } from '@herald/media/scene/scene-spec';
import { type Sound, soundDurationSec, type Timing } from '@herald/media/sound';
import { wavOf } from '@herald/media/wav';
import { mouthCurveFromPhones, synthesize } from '@herald/speech';
import { type Picture, prepareScene, type Scene } from '@herald/stage';
import { makeCanvas, registerFontsOf, samplePictures } from '@herald/stage/testing';

const TEXT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, and post the clip before the doors open.';

/** The input of both sides: a scene with a finished voice, as files in one folder. */
export interface PeerScene {
  spec: SceneSpec;
  timing: Timing;
}

export interface PreparedPeer extends PeerScene {
  scene: Scene;
}

export const peerFiles = (folder: string) => ({
  scene: join(folder, 'scene.json'),
  voice: join(folder, 'public', 'voice.wav'),
  logo: join(folder, 'logo.png'),
});

/** Speaks the text and writes everything that is shown and heard to files. */
export async function writePeerScene(folder: string): Promise<PreparedPeer> {
  const sound = await synthesize({ text: TEXT, locale: 'en-US' });
  const timing = { words: sound.words, phones: sound.phones };
  const spec = speakingScene(LOOK, { script: '', sound, timing, mouth: mouthOf(sound, timing), pace: 'single' });
  const files = peerFiles(folder);
  const logo = samplePictures(makeCanvas).get('logo') as Picture;
  await writeFile(files.logo, await pngOf(logo));
  await writeFile(files.voice, wavOf(sound));
  await writeFile(files.scene, JSON.stringify({ spec, timing } satisfies PeerScene));
  registerFontsOf(spec);
  const scene = prepareScene(spec, { makeCanvas, pictures: new Map([['logo', logo]]) });
  return { spec, timing, scene };
}

export async function readPeerScene(folder: string): Promise<PeerScene> {
  return JSON.parse(await readFile(peerFiles(folder).scene, 'utf8')) as PeerScene;
}

/** In Node every canvas of the stage can be encoded. */
export function pngOf(picture: unknown): Promise<Buffer> {
  return (picture as { encode(kind: 'png'): Promise<Buffer> }).encode('png');
}

const LOOK: SceneLook = {
  resolution: 720,
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'setting', setting: 'home', environment: 'day', lighting: 'auto', style: 'clean', seed: 1 },
  captions: { style: 'pop', position: 'bottom' },
  logo: { picture: 'logo', corner: 'top-right' },
};

function mouthOf(sound: Sound, { phones }: Timing) {
  return mouthCurveFromPhones(phones, { durationSec: soundDurationSec(sound), sound });
}
