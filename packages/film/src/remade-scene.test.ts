import { type FilmPlan, keptPlan } from '@herald/media/film-plan';
import { sayChanged } from '@herald/media/respeaking/say-changed';
import type { SceneLook } from '@herald/media/scene/scene-spec';
import { type KeptTimes, type SpokenSound, soundDurationSec } from '@herald/media/sound';
import { completeSpeechInThread, synthesize } from '@herald/speech';
import { MemorySceneCache } from '@herald/stage';
import { expect, test } from 'vitest';
import { planSegments } from './draw/plan-segments.ts';
import { openSceneDrawing } from './draw/scene-drawing.ts';
import { directedScene } from './speaking-scene.ts';

const LOOK: SceneLook = {
  seed: 7,
  aspect: '9:16',
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'setting', setting: 'home', environment: 'day', lighting: 'natural', style: 'warm', seed: 7 },
  captions: { style: 'pop', position: 'bottom' },
  endCard: null,
};
const SCRIPT = [
  'Does your skin give up every winter?',
  'Mine was dry and red, and it hurt whenever I went outside.',
  'I tried nine creams in one year, and none of them did anything at all.',
  'Then a friend handed me this serum, and she said that I should wait for two weeks.',
  'Two drops in the morning are enough for the whole face.',
  'I put it on before breakfast, and it is dry before the coffee is ready.',
  'After ten days the red spots were gone, and my makeup sat flat for the first time since autumn.',
  'My sister took the bottle home with her, so I had to order another one.',
  'It smells of nothing, which I like, because my perfume is loud enough.',
  'One bottle lasts for three months if you do not share it with anybody.',
  'They make it in a small town near the sea, with water that comes from a spring behind the house.',
  'If you do not like it, you send it back, and they return your money without a question.',
  'I am hard to please, and I love it.',
  'The first bottle is half price until Sunday, and the link is right below.',
].join(' ');

async function say(text: string, times?: KeptTimes): Promise<SpokenSound> {
  const sound = await synthesize({ text, locale: 'en-US' });
  const {
    confidence: _,
    retimed: __,
    ...said
  } = await completeSpeechInThread(
    { sound, isMastered: true, timing: sound },
    { text, locale: 'en-US', ...(times && { inTimeOf: times }) },
  );
  return { ...said, notes: [] };
}

const cache = new MemorySceneCache(2);

async function filmOf(script: string, sound: SpokenSound, plan?: FilmPlan) {
  const { mouth, passages } = sound;
  const part = { script, sound, timing: sound, mouth, passages, pace: 'natural' as const, plan };
  const { scene: spec, shown } = directedScene(LOOK, part);
  const { segments } = planSegments(await openSceneDrawing({ spec, pictures: {} }, cache));
  return { segments, shown };
}

test('a film of a minute with one word of its longest sentence changed keeps 80 % of its pictures, and its length', async () => {
  const before = await say(SCRIPT);
  const script = SCRIPT.replace('near the sea', 'near the lake');
  const after = await sayChanged({ text: script, locale: 'en-US' }, { sound: before, script: SCRIPT }, say);
  if (!after) throw new Error('Nothing was kept.');
  const old = await filmOf(SCRIPT, before);
  const fresh = await filmOf(script, after, keptPlan(old.shown));
  const known = new Set(old.segments.map(({ key }) => key));
  const framesIn = (segments: typeof fresh.segments) => segments.reduce((sum, { from, to }) => sum + to - from, 0);
  const kept = fresh.segments.filter(({ key }) => known.has(key));
  expect(soundDurationSec(before)).toBeGreaterThan(60);
  expect(soundDurationSec(after)).toBe(soundDurationSec(before));
  expect(kept.length).toBeLessThan(fresh.segments.length);
  expect(framesIn(kept) / framesIn(fresh.segments)).toBeGreaterThanOrEqual(0.8);
}, 300_000);
