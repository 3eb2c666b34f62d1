import { planDirection } from '@herald/direction';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { soundDurationSec } from '@herald/media/sound';
import { synthesize } from '@herald/speech';
import { MemorySceneCache, prepareScene } from '@herald/stage';
import { makeCanvas } from '@herald/stage/testing';
import { scripts } from './support/acting-scripts.ts';
import { median } from './support/cpu-time.ts';
import type { BenchRow } from './support/run-bench.ts';
import { stillShare } from './support/still-share.ts';

/** How lively a presenter is over scripts nobody tuned for: the share of time in which nothing but the mouth moves, and gestures. */
export async function run(): Promise<BenchRow[]> {
  const films: Awaited<ReturnType<typeof measure>>[] = [];
  for (const [index, script] of scripts.entries()) films.push(await measure(script, index));
  const shares = films.map(({ still }) => still);
  const perMinute = films.map(({ gestures, seconds }) => (gestures * 60) / seconds);
  const faces = new Set(films.flatMap(({ expressions }) => expressions));
  return [
    {
      what: `only the mouth moves, median of ${films.length} scripts`,
      measured: percent(median(shares)),
      goal: '15 %',
    },
    { what: 'only the mouth moves, worst script', measured: percent(Math.max(...shares)) },
    { what: 'gestures a minute, median', measured: median(perMinute).toFixed(0) },
    { what: 'expressions seen over all scripts', measured: `${faces.size} of 10` },
  ];
}

/** The person is drawn once for all of them. */
const cache = new MemorySceneCache();

async function measure(text: string, index: number) {
  const seed = index + 1;
  const { words, phones, ...sound } = await synthesize({ text, locale: 'en-US' });
  const seconds = soundDurationSec(sound);
  const reading = { script: text, words, phones, locale: 'en-US', durationSec: seconds };
  const mood = index % 2 ? 'composed' : 'joyous';
  const { acting } = planDirection(reading, { product: null }, { mood, gestures: GESTURES }, seed);
  const spec = parseSceneSpec({
    seed,
    durationSec: seconds,
    performer: { kind: 'preset', presetId: 'emma' },
    background: { kind: 'color', color: '#2f6f6a' },
    words: words.map(({ text: word, startSec, endSec }) => ({ text: word, startSec, endSec })),
    acting,
  });
  const { poseAt } = prepareScene(spec, { makeCanvas, cache });
  const still = stillShare(poseAt, acting.gestures, seconds);
  return { still, seconds, gestures: acting.gestures.length, expressions: acting.expressions.map(({ name }) => name) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
