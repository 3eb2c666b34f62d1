import { describe, expect, it } from 'vitest';
import { beamingMouth } from '#base/beaming-mouth.ts';
import { REST_MOUTH, VISEME_MOUTHS } from './viseme-mouths.ts';

describe('a mouth that beams', () => {
  it('parts resting lips over its teeth', () => {
    const { open, wide, teeth } = beamingMouth(REST_MOUTH, 1);
    expect(open).toBeGreaterThan(0.1);
    expect(wide).toBeGreaterThan(0.4);
    expect(teeth).toBeGreaterThan(0.8);
  });

  it.each(['PP', 'U', 'aa'] as const)('opens the lips of %s no further', (viseme) => {
    expect(beamingMouth(VISEME_MOUTHS[viseme], 1).open).toBeCloseTo(VISEME_MOUTHS[viseme].open);
  });
});
