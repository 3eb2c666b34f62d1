import type { Mouth } from '@herald/media/mouth';
import { VISEMES } from '@herald/media/visemes';
import { describe, expect, it } from 'vitest';
import { mixMouths, REST_MOUTH, VISEME_MOUTHS } from './viseme-mouths.ts';

const PARTS: (keyof Mouth)[] = ['open', 'wide', 'round', 'press', 'teeth', 'tongue'];

describe('the mouths of visemes', () => {
  it.each(VISEMES)('%s stays within what a mouth can do', (viseme) => {
    for (const part of PARTS) {
      expect(VISEME_MOUTHS[viseme][part]).toBeGreaterThanOrEqual(part === 'wide' ? -1 : 0);
      expect(VISEME_MOUTHS[viseme][part]).toBeLessThanOrEqual(1);
    }
  });

  it('differ from one another', () => {
    expect(new Set(VISEMES.map((viseme) => JSON.stringify(VISEME_MOUTHS[viseme]))).size).toBe(VISEMES.length);
  });

  it('press the lips for p, b and m, and open widest for aa', () => {
    expect(VISEME_MOUTHS.PP).toMatchObject({ open: 0, press: 1 });
    for (const viseme of VISEMES) expect(VISEME_MOUTHS[viseme].open).toBeLessThanOrEqual(VISEME_MOUTHS.aa.open);
  });

  it('round the lips most for u and spread them most for i', () => {
    for (const viseme of VISEMES) {
      expect(VISEME_MOUTHS[viseme].round).toBeLessThanOrEqual(VISEME_MOUTHS.U.round);
      expect(VISEME_MOUTHS[viseme].wide).toBeLessThanOrEqual(VISEME_MOUTHS.I.wide);
    }
  });

  it('show the tongue for th and the teeth for s and f', () => {
    expect(VISEME_MOUTHS.TH.tongue).toBe(1);
    expect(Math.min(VISEME_MOUTHS.SS.teeth, VISEME_MOUTHS.FF.teeth)).toBeGreaterThan(0.9);
  });
});

describe('mixMouths', () => {
  it('starts with the first and ends with the second', () => {
    expect(mixMouths(REST_MOUTH, VISEME_MOUTHS.aa, 0)).toEqual(REST_MOUTH);
    for (const part of PARTS) {
      expect(mixMouths(REST_MOUTH, VISEME_MOUTHS.aa, 1)[part]).toBeCloseTo(VISEME_MOUTHS.aa[part]);
    }
  });

  it.each(PARTS)('moves %s evenly', (part) => {
    const half = mixMouths(VISEME_MOUTHS.SS, VISEME_MOUTHS.U, 0.5)[part];
    expect(half).toBeCloseTo((VISEME_MOUTHS.SS[part] + VISEME_MOUTHS.U[part]) / 2);
  });
});
