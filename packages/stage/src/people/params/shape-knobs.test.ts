import { ETHNICITIES, SHAPE_KNOBS } from '@herald/media/person/shape-knobs';
import { describe, expect, it } from 'vitest';
import { resolveFaceShape } from '../face/face-shape.ts';
import { ETHNICITY_MEANS, GENDER_MEANS } from './shape-knobs.ts';

const MEANS = { ...GENDER_MEANS, ...ETHNICITY_MEANS };

describe('the means of shape knobs', () => {
  it.each(Object.entries(MEANS))('are knobs that faces have (%s)', (_, means) => {
    for (const knob of Object.keys(means)) expect(SHAPE_KNOBS).toContain(knob);
  });

  it.each(Object.entries(MEANS))('leave room for a person to differ in either direction (%s)', (_, means) => {
    for (const value of Object.values(means)) expect(Math.abs(value)).toBeLessThan(1);
  });

  it('differ from one group to another', () => {
    const all = Object.values(MEANS).map((means) => JSON.stringify(means));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['female', 'male'] as const)('add up without being cut off (%s)', (gender) => {
    for (const ethnicity of ETHNICITIES) {
      const { knobs } = resolveFaceShape({ gender, ethnicity, ageYears: 30, shape: {} });
      for (const knob of SHAPE_KNOBS) {
        expect(knobs[knob]).toBeCloseTo((GENDER_MEANS[gender][knob] ?? 0) + (ETHNICITY_MEANS[ethnicity][knob] ?? 0));
      }
    }
  });
});
