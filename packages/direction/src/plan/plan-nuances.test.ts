import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Taste } from '../direction.ts';
import { cameraOf, planOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { planDirection } from './plan-direction.ts';

const nuancesOf = (script: string, mood: Taste['mood'] = 'joyous') =>
  planDirection(said(script), { product: null }, { mood, gestures: GESTURES }, 3).acting.nuances;

const sumOf = (nuances: readonly { smile: number }[]) => nuances.reduce((total, { smile }) => total + smile, 0);

const PLAIN = 'The library stands at the corner of the market, right behind the old town hall and its small garden.';

describe('a face of which nothing is known', () => {
  it('lives at several moments of a long sentence, and never smiles with its teeth', () => {
    const nuances = nuancesOf(PLAIN);
    expect(nuances.length).toBeGreaterThan(2);
    expect(new Set(nuances.map(({ brow }) => brow)).size).toBe(nuances.length);
    expect(Math.max(...nuances.map(({ smile }) => smile))).toBeLessThan(0.3);
  });

  it('is hardly friendly from the first picture in a joyous person, less so in a composed one, and left to a real one', () => {
    const [joyous, composed, unknown] = (['joyous', 'composed', 'unknown'] as const).map((mood) =>
      nuancesOf(PLAIN, mood),
    );
    expect(joyous?.[0]?.atSec).toBeLessThan(0);
    expect(Math.min(...(joyous ?? []).map(({ smile }) => smile))).toBeGreaterThan(0.05);
    expect(sumOf(composed ?? [])).toBeLessThan(sumOf(joyous ?? []));
    expect(sumOf(unknown ?? [])).toBeLessThan(sumOf(composed ?? []));
  });

  it('is friendly in a real person, too, where a film recommends something, with the eyes more than with the lips', () => {
    const script = 'This soap is made at the market. It is red. The shop stands at the corner. Order yours today.';
    const [unknown, joyous] = (['unknown', 'joyous'] as const).map((mood) => nuancesOf(script, mood));
    const second = (nuances: typeof unknown) => nuances?.[1] ?? { smile: 0, squint: 0 };
    expect(second(unknown).smile).toBeGreaterThan(0.1);
    expect(second(unknown).smile).toBeLessThan(second(joyous).smile);
    expect(second(unknown).squint).toBeGreaterThan(0.15);
    expect(unknown?.at(-1)?.atSec).toBe(joyous?.at(-1)?.atSec);
  });

  it('is sober under a hook that tells bad news, and its own two sentences later', () => {
    const script = `I had a plan for it. It is red. ${PLAIN}`;
    const under = (hook?: string) =>
      planDirection({ ...said(script), hook }, { product: null }, { mood: 'joyous', gestures: GESTURES }, 3).acting;
    expect(under('Six years of back pain').nuances[0]?.smile).toBeLessThan(0);
    expect(under('Six years of back pain').nuances.at(-1)?.smile).toBeGreaterThan(0.05);
    expect(under('Six years of red tables')).toEqual(under());
  });

  it('is sober in the sentence after bad news, plain in the next one, and its own after that', () => {
    const after = (sentences: string) => nuancesOf(`The zipper broke. ${sentences}${PLAIN}`).slice(-3);
    const near = after('');
    const later = after('It is red. ');
    const longAfter = after('It is red. We sell thread. ');
    expect(near.every(({ smile }) => smile < 0)).toBe(true);
    expect(sumOf(later)).toBeGreaterThan(sumOf(near));
    expect(later.every(({ smile }) => smile < 0.1)).toBe(true);
    expect(longAfter.every(({ smile }) => smile > 0.05)).toBe(true);
  });

  it('is plain where something is denied', () => {
    const nuances = nuancesOf('We have never been at the corner of the market behind the old town hall.');
    expect(nuances.every(({ smile }) => smile < 0.1)).toBe(true);
  });

  it('leaves an expression that bad news ask for as it is', () => {
    expect(nuancesOf('The zipper broke.')).toEqual([expect.objectContaining({ smile: 0, brow: 0, squint: 0 })]);
  });

  it('lives around a smile by less than a tenth', () => {
    const nuances = nuancesOf('I love it!');
    expect(nuances.every(({ smile }) => Math.abs(smile) < 0.1)).toBe(true);
    expect(nuances[0]?.brow).not.toBe(0);
  });
});

it('no brows come down while somebody asks', () => {
  const questions = [
    'Why wait for the next accident?',
    'Does your back hurt every morning?',
    'Are you broke?',
    'Is your roof leaking again?',
    'Our shop is open. We bake bread. Are you tired of this?',
    'Are you sick? Are you broke? It is red. Do you want to come by?',
  ];
  for (const question of questions) {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { expressions } = planOf(said(question), cameraOf(), { seed }).acting;
      expect(expressions.map(({ name }) => name)).not.toContain('serious');
    }
  }
});
