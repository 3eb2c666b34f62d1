import { VISEMES } from '@herald/media/visemes';
import { describe, expect, it } from 'vitest';
import { FLITE_TO_IPA } from '../engines/flite-phones.ts';
import { isBilabial, phoneToVisemes } from './phone-visemes.ts';
import { MANNERS } from './visemes.ts';

const main = (phone: string): string | undefined => phoneToVisemes(phone)?.toSorted((a, b) => b[1] - a[1])[0]?.[0];

/** What eSpeak says in the languages of the table, gathered from its own output. */
const HEARD = (
  'p b m f v θ ð t d n l s z ʃ ʒ tʃ dʒ k ɡ ŋ ɹ j w i iː ɪ e eɪ ɛ æ a aː aɪ aʊ ɑː ɒ ɔ ɔː ɔɪ oʊ ʊ u uː ʌ ə ɚ ɜː ɐ ᵻ ɾ β ɣ x ɲ ʎ r ts ' +
  'dz ʁ ɑ̃ ɛ̃ ɔ̃ œ ø y ɥ pf ç ʏ øː yː ɕ ʑ tɕ dʑ ʋ ʂ ʐ ʈ ɖ ɳ ɭ ɽ tʰ kʰ cʰ c ɟ ɨ ɯ ʰ ʲ ɫ ɸ ɦ õ ũ eʊ iɛ ˈɑu tɕh th tʂ χ yæ iou ɤ'
).split(' ');

describe('the 15 visemes', () => {
  it('each have a manner, with targets inside the limits of the mouth', () => {
    expect(VISEMES.length).toBe(15);
    for (const viseme of VISEMES) {
      const { target, strength, aheadSec, behindSec } = MANNERS[viseme];
      for (const value of Object.values(target)) expect(Math.abs(value)).toBeLessThanOrEqual(1);
      expect(Math.min(strength, aheadSec, behindSec)).toBeGreaterThan(0);
    }
  });

  it('cover every phone of both engines, with shares that add up', () => {
    for (const phone of [...HEARD, ...Object.values(FLITE_TO_IPA).filter(Boolean)]) {
      const shares = phoneToVisemes(phone);
      if (!shares) {
        expect('hɦʔʰʲ').toContain(phone);
        continue;
      }
      expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 9);
      for (const [viseme] of shares) expect(VISEMES).toContain(viseme);
    }
  });

  it.each([
    ['p', 'PP'],
    ['b', 'PP'],
    ['m', 'PP'],
    ['f', 'FF'],
    ['v', 'FF'],
    ['θ', 'TH'],
    ['ð', 'TH'],
    ['t', 'DD'],
    ['n', 'nn'],
    ['l', 'nn'],
    ['k', 'kk'],
    ['ɡ', 'kk'],
    ['ŋ', 'kk'],
    ['ʁ', 'kk'],
    ['x', 'kk'],
    ['ʃ', 'CH'],
    ['tʃ', 'CH'],
    ['dʒ', 'CH'],
    ['s', 'SS'],
    ['z', 'SS'],
    ['ts', 'SS'],
    ['ɹ', 'RR'],
    ['ɝ', 'RR'],
    ['ɑ', 'aa'],
    ['æ', 'aa'],
    ['ʌ', 'aa'],
    ['ɛ', 'E'],
    ['ə', 'E'],
    ['i', 'I'],
    ['ɪ', 'I'],
    ['j', 'I'],
    ['ç', 'I'],
    ['ɔ', 'O'],
    ['œ', 'O'],
    ['u', 'U'],
    ['w', 'U'],
    ['y', 'U'],
    ['aɪ', 'aa'],
    ['oʊ', 'O'],
    ['pf', 'FF'],
    ['ˈɑ̃', 'aa'],
  ])('%s is seen as %s', (phone, viseme) => {
    expect(main(phone)).toBe(viseme);
  });

  it('let diphthongs and affricates move from one shape to the next', () => {
    expect(phoneToVisemes('aʊ')).toEqual([
      ['aa', 0.6],
      ['U', 0.4],
    ]);
    expect(phoneToVisemes('tʃ')).toEqual([
      ['DD', 0.25],
      ['CH', 0.75],
    ]);
  });

  it('leave the lips to the neighbours for sounds of the throat', () => {
    for (const phone of ['h', 'ɦ', 'ʔ', 'ʰ', 'ʲ', '']) expect(phoneToVisemes(phone)).toBeUndefined();
  });

  it('know which sounds close the lips', () => {
    for (const phone of ['p', 'b', 'm', 'pʰ', 'bʲ', 'mː', 'ˈm']) expect(isBilabial(phone)).toBe(true);
    for (const phone of ['pf', 'f', 'w', 'n', '', 'ɱ', 'β']) expect(isBilabial(phone)).toBe(false);
  });
});
