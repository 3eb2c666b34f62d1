import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Material } from '../direction.ts';
import { said } from '../testing/said.ts';
import { planDirection } from './plan-direction.ts';

const JAR = { names: ['Bloom'], moments: [], heldBy: 'left', x: 0.45, y: 0.75 } as const;
const SAD = ['concerned', 'serious', 'skeptical'];

function facesOf(script: string, product: Material['product'], locale?: string) {
  return planDirection(said(script, locale), { product }, { mood: 'joyous', gestures: GESTURES }, 7).beats;
}

function faceAt(word: string, script: string, product: Material['product'], locale?: string) {
  return facesOf(script, product, locale).find(({ words }) => words.includes(word))?.expression ?? 'none';
}

describe('how a product is, the face', () => {
  it.each([
    ['en-US', 'slow', 'At Bloom we make raw honey. This jar is dark and slow. Thirty day guarantee.'],
    ['en-US', 'slow', 'Come in. The Bloom honey is dark and slow. Thirty day guarantee.'],
    ['de-DE', 'langsam', 'Bei uns ist viel los. Dieser Honig ist langsam und teuer. Komm vorbei.'],
  ])('does not mourn in %s with "%s": %s', (locale, word, script) => {
    expect(SAD).not.toContain(faceAt(word, script, JAR, locale));
  });

  it.each([
    ['slow', 'At Bloom we make raw honey. This jar is dark and slow. Thirty day guarantee.', null],
    ['broken', 'At Bloom we make raw honey. This jar is broken. Thirty day guarantee.', JAR],
    ['dark', 'At Bloom we make lamps. Our flat was dark and slow to warm. This one is new.', JAR],
    ['pain', 'At Bloom we make raw honey. This jar is dark and my back is a pain. Come in.', JAR],
  ])('mourns with "%s" where it is no quality of a product: %s', (word, script, product) => {
    expect(SAD).toContain(faceAt(word, script, product));
  });

  it('brings no bad news for the sentences behind it', () => {
    const script = 'At Bloom we make raw honey. This jar is dark and slow. You get it today. Come in.';
    const [, , behind] = facesOf(script, JAR);
    expect(behind?.words).toContain('today');
    expect(behind?.expression).not.toBe('concerned');
  });
});
