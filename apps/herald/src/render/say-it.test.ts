import type { SpokenSound } from '@herald/media/sound';
import type { Providers } from '@herald/providers';
import { expect, it } from 'vitest';
import { renderRequest } from './render-request.ts';
import { sayIt, sayingOnce } from './say-it.ts';

type Speech = Parameters<typeof sayIt>[1]['speech'];
type Listed = ReturnType<Providers['speech']['voices']>[number];

const HEART: Listed = {
  id: 'kokoro:en-US:af-heart',
  label: 'Heart - Kokoro',
  gender: 'female',
  quality: 'neural',
  locale: 'en-US',
  engine: 'natural',
};
const AVA: Listed = {
  id: 'flite:slt:f-young',
  label: 'Ava - young, bright',
  gender: 'female',
  quality: 'standard',
  locale: 'en-US',
  engine: 'local',
};
const NONE = new Float32Array(0);
const SOUND: SpokenSound = {
  pcm: new Float32Array(10),
  sampleRateHz: 10,
  words: [],
  phones: [],
  mouth: { rateHz: 100, open: NONE, wide: NONE, round: NONE, press: NONE, teeth: NONE, tongue: NONE },
  notes: [],
};

function speechOf(voices: Listed[]): Speech {
  return {
    voices: () => voices,
    regions: () => [],
    listen: async () => SOUND,
    speak: async () => SOUND,
  };
}

const notesOf = async (voices: Listed[], wish: object = {}): Promise<string[]> => {
  const request = renderRequest.parse({ text: 'Hi there.', preset: 'emma', ...wish });
  return (await sayIt(request, { speech: speechOf(voices) }, new AbortController().signal)).notes;
};

it('names the natural voice it took, which a command without a voice did not ask for', async () => {
  expect(await notesOf([HEART, AVA])).toEqual([
    'The voice is Heart - Kokoro. Give --voice kokoro:en-US:af-heart to keep it, or another one.',
  ]);
});

it('says nothing of a voice that comes with Herald, or that was asked for', async () => {
  expect(await notesOf([AVA])).toEqual([]);
  expect(await notesOf([HEART, AVA], { voice: HEART.id })).toEqual([]);
});

it('says the ratios of a film once, and other words or another voice again', async () => {
  const said: string[] = [];
  const speak = async ({ text }: { text: string }) => {
    said.push(text);
    return SOUND;
  };
  const speech = { ...speechOf([HEART, AVA]), speak };
  const say = sayingOnce();
  const notes: string[] = [];
  const wishes = [{}, { aspect: '1:1' }, { text: 'Bye.', aspect: '9:16' }, { text: 'Bye.', voice: AVA.id }];
  for (const wish of wishes) {
    const request = renderRequest.parse({ text: 'Hi there.', preset: 'emma', ...wish });
    notes.push(...(await say(request, { speech }, new AbortController().signal)).notes);
  }
  expect(said).toEqual(['Hi there.', 'Bye.', 'Bye.']);
  expect(notes).toHaveLength(2);
});
