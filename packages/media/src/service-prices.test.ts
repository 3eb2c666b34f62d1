import { describe, expect, it } from 'vitest';
import { costOfUse, isBilled, USUAL_PRICES, unitOfKind, usualPrice } from './service-prices.ts';

describe('the usual prices', () => {
  it('say when and where each was read', () => {
    for (const { readOn, source, micros } of USUAL_PRICES) {
      expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(source).not.toBe('');
      expect(Number.isInteger(micros)).toBe(true);
    }
  });

  it('follow the model', () => {
    expect(usualPrice('heygen', 'film')?.micros).toBe(100_000);
    expect(usualPrice('heygen', 'film', 'avatar_iv')?.micros).toBe(100_000);
    expect(usualPrice('heygen', 'film', 'avatar_iii')?.micros).toBe(17_000);
  });

  it('are not invented', () => {
    expect(usualPrice('elevenlabs', 'speech')).toBeUndefined();
    expect(usualPrice('a2e', 'film')).toBeUndefined();
  });
});

describe('what a use costs', () => {
  it('follows the unit of the price', () => {
    const speech = { kind: 'speech', units: 300 } as const;
    expect(costOfUse({ per: 'million_characters', micros: 15_000_000 }, speech)).toBe(4500);
    expect(costOfUse({ per: 'second', micros: 333 }, { ...speech, soundSec: 12 })).toBe(3996);
    expect(costOfUse({ per: 'second', micros: 333 }, speech)).toBe(6660);
    expect(costOfUse({ per: 'second', micros: 100_000 }, { kind: 'film', units: 7.5 })).toBe(750_000);
    expect(costOfUse({ per: 'picture', micros: 40_000 }, { kind: 'picture', units: 1 })).toBe(40_000);
  });

  it('is asked of an administrator in one unit for each kind of service', () => {
    expect([unitOfKind('speech'), unitOfKind('film'), unitOfKind('studio'), unitOfKind('picture')]).toEqual([
      'million_characters',
      'second',
      'second',
      'picture',
    ]);
  });
});

it.each([
  ['elevenlabs', 'https://api.elevenlabs.io', true],
  ['heygen', 'https://api.heygen.com', true],
  ['openai', 'https://api.openai.com', true],
  ['openai', 'http://voices:8880', false],
  ['openai', 'https://openai.com.evil.test', false],
  ['piper', 'http://voices:5000', false],
])('knows whether %s at %s sends a bill', (wire, baseUrl, bills) => {
  expect(isBilled({ wire, baseUrl })).toBe(bills);
});
