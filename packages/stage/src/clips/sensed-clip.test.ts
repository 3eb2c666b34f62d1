import type { ActingPlan } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Affine } from './affine.ts';
import { avertedIn } from './averted-heads.ts';
import { gazesIn } from './gazes-seen.ts';
import { livelinessOf } from './liveliness.ts';
import { metSpans, stressedSpans } from './met-spans.ts';
import type { Spot } from './mouth-space.ts';
import { nodsIn } from './nod-cost.ts';

describe('what is known of the pictures of a clip', () => {
  it('a head that nods is livelier than one that rests, also before a camera that moves', () => {
    const places = Array.from({ length: 300 }, (_, i): Affine => {
      const nod = i >= 150 ? 6 * Math.sin(i / 3) : 0;
      return [100, 0, 300 + i, 0, 100, 400 + nod];
    });
    const lively = livelinessOf(places);
    expect(Math.max(...lively.slice(20, 120))).toBeLessThan(0.5);
    expect(Math.min(...lively.slice(170, 280))).toBeGreaterThan(0.5);
  });

  it('a nod is deepest where the head is lowest, and a head that sinks steadily does not nod', () => {
    const nods = nodsIn(
      Array.from({ length: 90 }, (_, i): Affine => {
        const nod = 6 * Math.exp(-(((i - 45) / 5) ** 2));
        return [100, 0, 300, 0, 100, 400 + i + nod];
      }),
    );
    expect(nods.indexOf(Math.max(...nods))).toBe(45);
    expect(nods[45]).toBeGreaterThan(0.7);
    expect(Math.max(...nods.slice(10, 30).map(Math.abs))).toBeLessThan(0.05);
  });

  it('a head that sinks steadily does not nod where its clip begins or ends either', () => {
    const nods = nodsIn(Array.from({ length: 90 }, (_, i): Affine => [100, 0, 300, 0, 100, 400 + 2 * i]));
    expect(Math.max(...nods.map(Math.abs))).toBeLessThan(1e-9);
  });

  it('eyes look elsewhere where their irises leave their usual place', () => {
    const face = (away: number): Spot[] => {
      const points: Spot[] = Array.from({ length: 478 }, () => [0, 0]);
      for (const [left, right, iris, x] of [
        [33, 133, 468, 100],
        [362, 263, 473, 200],
      ] as const) {
        points[left] = [x, 50];
        points[right] = [x + 40, 50];
        points[iris] = [x + 21 + away, 49];
      }
      return points;
    };
    expect(gazesIn([face(0), face(0), face(0), face(0.8), face(-8), undefined])).toEqual([0, 0, 0, 0.25, 1, 0]);
  });
});

describe('a head', () => {
  const turned = (lean: number, height: number): Affine => [
    ...([100 * Math.cos(lean), -100 * height * Math.sin(lean), 300] as const),
    ...([100 * Math.sin(lean), 100 * height * Math.cos(lean), 400] as const),
  ];
  const usual = Array.from({ length: 20 }, () => turned(0.05, 1));

  it('is turned away where it leans or is foreshortened, and not where it is as usual', () => {
    const averted = avertedIn([...usual, turned(0.35, 1), turned(0.05, 0.8), turned(0.09, 0.97)]);
    expect(averted.slice(0, 20).every((away) => away < 1e-9)).toBe(true);
    for (const away of averted.slice(20, 22)) expect(away).toBeGreaterThan(0.9);
    expect(averted[22]).toBeLessThan(0.3);
  });
});

describe('eyes are met', () => {
  it('at words that are stressed, the more the stronger, and in the first and the last second', () => {
    const accents = [
      { atSec: 2, strength: 0.9 },
      { atSec: 4, strength: 0.5 },
      { atSec: 6, strength: 0.3 },
    ];
    const acting = { accents } as unknown as ActingPlan;
    const [strong, weak, first, last, ...more] = stressedSpans(acting, 10);
    expect(more).toEqual([]);
    expect(strong?.fromSec).toBeCloseTo(1.9);
    expect(strong?.weight).toBeGreaterThan(2 * (weak?.weight ?? 1));
    expect([first, last]).toEqual([
      { fromSec: 0, untilSec: 1 },
      { fromSec: 9, untilSec: 10 },
    ]);
  });

  const words = ['It', 'is', 'only', '49', 'dollars.', 'Call', 'us', 'today!'].map((text, at) => ({
    ...{ text, startSec: at / 2, endSec: at / 2 + 0.4 },
  }));

  it('while a number is said, and in all of the last sentence', () => {
    expect(metSpans({ words, figures: [] })).toEqual([
      { fromSec: 1.5, untilSec: 2.15 },
      { fromSec: 2.5, untilSec: 3.9 },
    ]);
  });

  it('at a number that is shown and said as words', () => {
    const parts = [{ text: '$600', atSec: 0.7 }];
    const figures = [{ kind: 'number' as const, fromSec: 0.7, untilSec: 2, parts }];
    expect(metSpans({ words: words.slice(5), figures })[0]).toEqual({ fromSec: 0.7, untilSec: 2 });
  });
});
