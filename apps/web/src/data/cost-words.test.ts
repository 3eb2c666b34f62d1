import type { PlannedCost } from '@herald/contract/costs';
import { describe, expect, it } from 'vitest';
import { paidWords, plannedTotal, plannedWords } from './cost-words.ts';

const aCost = (values: Partial<PlannedCost> = {}): PlannedCost => ({
  what: 'speech',
  service: 'ElevenLabs',
  units: 1000,
  price_micros: 20_000_000,
  price_per: 'million_characters',
  amount_micros: 20_000,
  is_kept: false,
  is_over_cap: false,
  ...values,
});
const film = aCost({ what: 'film', service: 'HeyGen', amount_micros: 1_000_000 });
const unknown = aCost({ service: 'Google', amount_micros: null });

describe('what a video will cost', () => {
  it('is said for every service that gets paid', () => {
    expect(plannedWords([aCost(), film])).toBe('About $0.02 by ElevenLabs. About $1.00 by HeyGen');
    expect(plannedWords([aCost({ is_over_cap: true })])).toBe(
      'About $0.02 by ElevenLabs, which is over its monthly cap',
    );
    expect(plannedWords([aCost({ is_kept: true, amount_micros: 0 })])).toBe(
      'No new cost by ElevenLabs, the audio is there already',
    );
    expect(plannedWords([unknown])).toBe('Google is paid for the audio, price not set');
    expect([plannedWords([]), plannedWords(undefined)]).toEqual(['', '']);
  });

  it('is one amount where there is room for one only', () => {
    expect(plannedTotal([aCost(), film])).toBe('about $1.02');
    expect(plannedTotal([film, unknown])).toBe('more than $1.00');
    expect(plannedTotal([unknown])).toBe('a paid service');
    expect(plannedTotal([aCost({ is_kept: true, amount_micros: 0 })])).toBe('');
  });
});

it('what a video did cost names the work', () => {
  expect(paidWords([aCost(), film])).toBe('$0.02 by ElevenLabs for the audio, $1.00 by HeyGen for the film');
  expect(paidWords([unknown])).toBe('price not set, by Google for the audio');
});
