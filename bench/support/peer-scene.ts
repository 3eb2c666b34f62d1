import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wavOf } from '@herald/core';
import { speakingScene } from '@herald/film';
import { mouthCurveFromPhones, type Sound, soundDurationSec, synthesize, type Timing } from '@herald/speech';
import { type Picture, prepareScene, type Scene, type SceneSpec } from '@herald/stage';
import { makeCanvas, registerFontsOf, samplePictures } from '@herald/stage/testing';

const TEXT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, and post the clip before the doors open.';

/** What both sides are given: a scene with a finished voice, as files in one folder. */
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

/** Speaks the text and writes down everything that is shown and heard. */
export async function writePeerScene(folder: string): Promise<PreparedPeer> {
  const sound = await synthesize({ text: TEXT, locale: 'en-US' });
  const timing = { words: sound.words, phones: sound.phones };
  const spec = speakingScene(LOOK, { sound, timing, mouth: mouthOf(sound, timing) });
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

/** In Node every canvas of the stage can also write itself down. */
export function pngOf(picture: unknown): Promise<Buffer> {
  return (picture as { encode(kind: 'png'): Promise<Buffer> }).encode('png');
}

const LOOK = {
  resolution: 720,
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'setting', setting: 'home' },
  captions: { style: 'pop' },
  logo: { picture: 'logo', corner: 'top-right' },
};

function mouthOf(sound: Sound, { phones }: Timing) {
  return mouthCurveFromPhones(phones, { durationSec: soundDurationSec(sound), sound });
}
