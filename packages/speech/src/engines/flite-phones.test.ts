import { describe, expect, it } from 'vitest';
import { phoneToVisemes } from '../mouth/phone-visemes.ts';
import { FLITE_TO_IPA, parseFlitePhones } from './flite-phones.ts';

describe('what Flite prints', () => {
  it.each([
    ['', []],
    ['pau:0.200', [{ name: 'pau', endSec: 0.2 }]],
    [
      'pau:0.21 hh:0.3 ax:0.35 l:0.41\now:0.60',
      [
        { name: 'pau', endSec: 0.21 },
        { name: 'hh', endSec: 0.3 },
        { name: 'ax', endSec: 0.35 },
        { name: 'l', endSec: 0.41 },
        { name: 'ow', endSec: 0.6 },
      ],
    ],
    ['no phones here', []],
    ['hh:3', []],
  ])('%j is read as its phones', (printed, phones) => {
    expect(parseFlitePhones(printed)).toEqual(phones);
  });

  it('has a sound of its own for every name but the pause', () => {
    const { pau, ...sounds } = FLITE_TO_IPA;
    expect(pau).toBe('');
    expect(new Set(Object.values(sounds)).size).toBe(Object.keys(sounds).length);
  });

  it.each(Object.entries(FLITE_TO_IPA).filter(([name]) => name !== 'pau' && name !== 'hh'))(
    '%s (%s) has a shape of the mouth',
    (_, ipa) => {
      expect(phoneToVisemes(ipa)?.length).toBeGreaterThan(0);
    },
  );
});
