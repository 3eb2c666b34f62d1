import type { Mouth } from '@herald/media/mouth';
import { VISEMES } from '@herald/media/visemes';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { FACES } from '#people/acting/expressions.ts';
import { REST_MOUTH, VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { mouthShape } from './mouth-shape.ts';

const steps = Array.from({ length: 21 }, (_, i) => i / 20);
const shapeOf = (change: Partial<Mouth> = {}, smile = 0) => mouthShape({ ...REST_MOUTH, ...change }, smile);

describe('the shape of a photo’s mouth', () => {
  it('leaves the lips closed at rest', () => {
    expect(shapeOf()).toMatchObject({ gap: 0, widthScale: 1, upperThickness: 1, lowerThickness: 1 });
  });

  it('keeps the opening of drawn lips flat to its sides, and that of an open jaw round', () => {
    expect(mouthShape(VISEME_MOUTHS.I, 0).fullness).toBeLessThan(mouthShape(VISEME_MOUTHS.aa, 0).fullness);
    expect(mouthShape(VISEME_MOUTHS.SS, 0).fullness).toBeLessThan(mouthShape(VISEME_MOUTHS.nn, 0).fullness);
  });

  it('opens further with every step of the jaw', () => {
    const gaps = steps.map((open) => shapeOf({ open }).gap);
    for (let i = 1; i < gaps.length; i++) expect(gaps[i]).toBeGreaterThan(gaps[i - 1]);
  });

  it('closes the lips that are pressed, however far the jaw is open', () => {
    for (const open of steps) expect(shapeOf({ open, press: 1 }).gap).toBe(0);
  });

  it('presses the lips thin', () => {
    const { upperThickness, lowerThickness } = shapeOf({ press: 1 });
    expect(Math.max(upperThickness, lowerThickness)).toBeLessThan(0.7);
  });

  it('gives up half of its rounding where lips meet, and shuts no narrower than it was open', () => {
    const [round, shut] = [shapeOf({ round: 1, open: 0.26 }), shapeOf({ round: 1, press: 1 })];
    expect(shut.widthScale).toBeGreaterThan(round.widthScale + 0.07);
    expect(shut.round).toBe(0.5);
  });

  it('opens an o lower than an a', () => {
    expect(mouthShape(VISEME_MOUTHS.O, 0).gap).toBeLessThan(0.72 * mouthShape(VISEME_MOUTHS.aa, 0).gap);
  });

  it('opens from the middle, and towards the corners only when it opens wide', () => {
    expect(shapeOf({ open: 0.1 }).span).toBeLessThan(shapeOf({ open: 0.8 }).span - 0.08);
  });

  it('opens nearly to its corners for an a, and in its middle where it is rounded', () => {
    expect(mouthShape(VISEME_MOUTHS.aa, 0).span).toBeGreaterThan(0.93);
    expect(mouthShape(VISEME_MOUTHS.U, 0).span).toBeGreaterThan(0.5);
    expect(mouthShape(VISEME_MOUTHS.U, 0).span).toBeLessThan(0.7);
  });

  it('opens an a upwards by a fifth, and smiles in it but hardly in a u', () => {
    expect(mouthShape(VISEME_MOUTHS.aa, 0).upperShare).toBeGreaterThan(0.2);
    expect(mouthShape(VISEME_MOUTHS.aa, 0.6).smile).toBeGreaterThan(0.2);
    expect(mouthShape(VISEME_MOUTHS.U, 0.6).smile).toBeLessThan(0.1);
  });

  it('lifts the upper lip where an open mouth is drawn wide', () => {
    expect(shapeOf({ open: 0.4, wide: 0.6 }).upperLift).toBeGreaterThan(shapeOf({ open: 0.4 }).upperLift + 0.005);
    expect(shapeOf({ wide: 0.6 }).upperLift).toBe(0);
  });

  it('eases the smile of the picture in bad news, and keeps it in good news', () => {
    expect(shapeOf({}, -0.08).relax).toBeGreaterThan(0.7);
    expect(shapeOf({}, 0.5).relax).toBe(0);
  });

  it('leaves smiling to cheeks and eyes while lips speak, and smiles again at rest', () => {
    const [rest, vowel, closed] = [shapeOf({}, 0.4), shapeOf({ open: 0.3 }, 0.4), shapeOf({ press: 1 }, 0.4)];
    expect(rest.smileRise).toBe(0.4);
    expect(vowel.smileRise).toBeLessThan(0.5 * rest.smileRise);
    expect(closed.smileRise).toBeCloseTo(vowel.smileRise, 5);
    expect(vowel.relax).toBeGreaterThan(rest.relax + 0.3);
    expect(shapeOf({ open: 0.3 }, -0.3).cornerDrop).toBeGreaterThan(shapeOf({ open: 0.3 }).cornerDrop + 0.009);
  });

  it('opens a stressed vowel by an eighth of the face, and makes it narrower than a smile', () => {
    expect(shapeOf({ open: 1 }).gap).toBeGreaterThan(0.12);
    expect(shapeOf({ open: 1 }, 0.4).widthScale).toBeLessThan(0.95);
    expect(shapeOf({ open: 0.3, round: 1 }, 0.4).widthScale).toBeLessThan(0.83);
  });

  it('eases a part of it where nothing is felt', () => {
    const neutral = shapeOf({}, FACES.neutral.smile).relax;
    expect(neutral).toBeGreaterThan(0.3);
    expect(neutral).toBeLessThan(shapeOf({}, FACES.concerned.smile).relax - 0.3);
  });

  it('narrows the mouth with every step of rounding', () => {
    const widths = steps.map((round) => shapeOf({ round }).widthScale);
    for (let i = 1; i < widths.length; i++) expect(widths[i]).toBeLessThan(widths[i - 1]);
  });

  it('widens the mouth with every step of spreading', () => {
    const widths = steps.map((wide) => shapeOf({ wide }).widthScale);
    for (let i = 1; i < widths.length; i++) expect(widths[i]).toBeGreaterThan(widths[i - 1]);
  });

  it('tucks the lower lip for an F and for nothing else', () => {
    for (const viseme of VISEMES) {
      const { tucked } = mouthShape(VISEME_MOUTHS[viseme], 0);
      if (viseme === 'FF') expect(tucked).toBeGreaterThan(0.9);
      else expect(tucked).toBe(0);
    }
  });

  it('shows the tip of the tongue for a TH and for nothing else', () => {
    const shown = VISEMES.filter((viseme) => mouthShape(VISEME_MOUTHS[viseme], 0).tongueTip > 0.5);
    expect(shown).toEqual(['TH']);
  });

  it('lifts the corners with a smile and drops them with the jaw', () => {
    expect(shapeOf({}, 0.5)).toMatchObject({ smileRise: 0.5, cornerDrop: 0 });
    expect(shapeOf({ open: 1 }).cornerDrop).toBeGreaterThan(0);
    expect(shapeOf({ open: 1 }).smileRise).toBe(0);
  });

  it('goes aside with a smile and gets thinner, and a very wide one is hardly higher', () => {
    const [rest, glad, widest] = [shapeOf({}), shapeOf({}, 0.6), shapeOf({}, 0.95)];
    expect(glad.widthScale / rest.widthScale).toBeGreaterThan(1.1);
    expect(glad.upperThickness).toBeLessThan(0.9 * rest.upperThickness);
    expect(widest.smileRise / glad.smileRise).toBeLessThan(1.25);
  });

  it('is narrowed by bad news much less than good news widens it', () => {
    const narrowed = shapeOf().widthScale - shapeOf({}, FACES.concerned.smile).widthScale;
    expect(narrowed).toBeGreaterThan(0.045);
    expect(narrowed).toBeLessThan(0.07);
  });

  it('loses its width where it is round, though it smiles', () => {
    const glad = shapeOf({}, 0.6);
    expect(shapeOf({ open: 0.26, round: 1 }, 0.2).widthScale).toBeLessThan(0.8 * glad.widthScale);
    expect(shapeOf({ open: 0.27, wide: 0.85, teeth: 0.85 }, 0.6).widthScale).toBeGreaterThan(glad.widthScale);
  });

  it('takes a mouth beyond what mouths can do for the furthest one', () => {
    const beyond = shapeOf({ open: 4, wide: 3, teeth: 9, tongue: 2 });
    expect(beyond).toEqual(shapeOf({ open: 1, wide: 1, teeth: 1, tongue: 1 }));
  });

  it('stays finite, with a gap that is never negative, for any mouth', () => {
    const random = seededRandom(11);
    for (let i = 0; i < 200; i++) {
      const wild = () => random() * 3 - 1;
      const mouth = { open: wild(), wide: wild(), round: wild(), press: wild(), teeth: wild(), tongue: wild() };
      const shape = mouthShape(mouth, wild());
      expect(Object.values(shape).every(Number.isFinite)).toBe(true);
      expect(shape.gap).toBeGreaterThanOrEqual(0);
      expect(shape.widthScale).toBeGreaterThan(0.4);
    }
  });
});
