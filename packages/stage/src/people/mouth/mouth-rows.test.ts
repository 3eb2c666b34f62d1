import type { Viseme } from '@herald/media/visemes';
import { describe, expect, it } from 'vitest';
import { type MouthRows, mouthRows } from './mouth-rows.ts';
import { mixMouths, VISEME_MOUTHS } from './viseme-mouths.ts';

/** How far the lips are apart, about as people with an average mouth part them. */
const GAPS: Partial<Record<Viseme, number>> = {
  FF: 0.05,
  TH: 0.075,
  DD: 0.08,
  SS: 0.05,
  nn: 0.056,
  aa: 0.2,
  E: 0.12,
  I: 0.085,
  O: 0.14,
  U: 0.08,
};

function rowsOf(viseme: Viseme): MouthRows & { gap: number } {
  const mouth = VISEME_MOUTHS[viseme];
  const gap = GAPS[viseme] ?? 0.07;
  return { gap, ...mouthRows({ gap, teeth: mouth.teeth }, mouth) };
}

describe('mouthRows', () => {
  it.each(['E', 'I', 'SS'] as const)('shows both rows of teeth and a gap between them for %s', (viseme) => {
    const { upper, lower, gap } = rowsOf(viseme);
    expect(upper).toBeGreaterThan(0.02);
    expect(lower).toBeGreaterThan(0.012);
    expect(gap - upper - lower).toBeGreaterThan(0.004);
  });

  it('lets the rows come closest for s', () => {
    const open = (viseme: Viseme) => {
      const { upper, lower, gap } = rowsOf(viseme);
      return gap - upper - lower;
    };
    for (const viseme of ['TH', 'DD', 'nn', 'aa', 'O', 'U'] as const) expect(open(viseme)).toBeGreaterThan(open('SS'));
  });

  it.each(['DD', 'nn', 'TH'] as const)('raises the tongue to the upper teeth for %s', (viseme) => {
    const { raised, tongue, upper, gap } = rowsOf(viseme);
    expect(raised).toBeGreaterThan(0.9);
    expect(tongue).toBeGreaterThan(gap - upper);
  });

  it('puts the tip of the tongue out for th alone', () => {
    expect(rowsOf('TH').out).toBe(1);
    for (const viseme of ['DD', 'nn', 'aa', 'E', 'SS'] as const) expect(rowsOf(viseme).out).toBe(0);
  });

  it('leaves the tongue low in a, with a dark throat between it and the upper teeth', () => {
    const { raised, tongue, upper, gap } = rowsOf('aa');
    expect(raised).toBe(0);
    expect(tongue).toBeLessThan(gap * 0.6);
    expect(gap - upper - tongue).toBeGreaterThan(0.01);
  });

  it('shows no teeth between rounded lips', () => {
    for (const viseme of ['O', 'U'] as const) {
      const { upper, lower } = rowsOf(viseme);
      expect(Math.max(upper, lower)).toBeLessThan(0.002);
    }
  });

  it('covers the lower teeth with the lip that bites for f', () => {
    expect(rowsOf('FF').lower).toBeLessThan(0.004);
  });

  it('never lets the rows overlap, whatever is between two visemes', () => {
    const visemes = Object.keys(VISEME_MOUTHS) as Viseme[];
    for (const from of visemes) {
      for (const to of visemes) {
        const mouth = mixMouths(VISEME_MOUTHS[from], VISEME_MOUTHS[to], 0.5);
        for (const gap of [0.01, 0.03, 0.06, 0.12, 0.2]) {
          const { upper, lower } = mouthRows({ gap, teeth: mouth.teeth }, mouth);
          if (lower > 0.004) expect(upper + lower).toBeLessThanOrEqual(gap);
          else expect(upper).toBeLessThanOrEqual(gap * 1.06);
        }
      }
    }
  });
});
