import { describe, expect, it } from 'vitest';
import type { Pose } from '#base/performer.ts';
import { ANGRY_FACE, NEUTRAL_POSE } from '../acting/expressions.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import { FULL_JAW_DROP } from '../face/jaw.ts';
import { person } from '../hair/testing/test-head.ts';
import { lipShift } from './lip-shift.ts';
import { VISEME_MOUTHS } from './viseme-mouths.ts';

const face = resolveFaceShape(person({ gender: 'male' }));
const shiftOf = (change: Partial<Pick<Pose, 'mouth' | 'smile'>>) => {
  const pose = { ...NEUTRAL_POSE, ...change };
  return lipShift({ face, view: { jawDrop: FULL_JAW_DROP * pose.mouth.open }, pose });
};

describe('what hair around the mouth follows', () => {
  it.each([0.1, 0.16, 0.26])('is nothing for a face that rests with a smile of %s', (smile) => {
    expect(shiftOf({ smile })).toEqual({ out: 0, cornerDown: 0, topDown: 0, cheekUp: 0 });
  });

  it('goes up and apart with a smile, and further with a wider one', () => {
    const [soft, wide] = [shiftOf({ smile: 0.5 }), shiftOf({ smile: 1 })];
    expect(soft.cornerDown).toBeLessThan(-0.02);
    expect(wide.cornerDown).toBeLessThan(soft.cornerDown);
    expect(soft.out).toBeGreaterThan(0.02);
    expect(wide.out).toBeGreaterThan(soft.out);
    expect(wide.cheekUp).toBeGreaterThan(soft.cheekUp);
  });

  it('goes down with the corners of an angry mouth', () => {
    const { cornerDown, cheekUp } = shiftOf({ smile: ANGRY_FACE.smile });
    expect(cornerDown).toBeGreaterThan(0.03);
    expect(cheekUp).toBeLessThan(0);
  });

  it('comes together with rounded lips', () => {
    expect(shiftOf({ mouth: VISEME_MOUTHS.U }).out).toBeLessThan(-0.08);
  });

  it('goes down with the corners and up with the lip of an open mouth', () => {
    const { cornerDown, topDown } = shiftOf({ mouth: VISEME_MOUTHS.aa });
    expect(cornerDown).toBeGreaterThan(0.05);
    expect(topDown).toBeLessThan(-0.01);
  });
});
