import { describe, expect, it } from 'vitest';
import { withoutEmphasis } from './emphasis.ts';

describe('stars around words', () => {
  it.each([
    ['The first one is **free**, call us.', 'The first one is free, call us.'],
    ['*Really* good. ***Really.***', 'Really good. Really.'],
    ['**Hook:** I was *so* tired.', 'Hook: I was so tired.'],
    ['Das kostet **nur 12 €**', 'Das kostet nur 12 €'],
    ['¿**Cuánto**? **$40** less', '¿Cuánto? $40 less'],
    ['**Wait [smile] for it.**', 'Wait [smile] for it.'],
    ['**Erste Zeile\nzweite Zeile**', '**Erste Zeile\nzweite Zeile**'],
  ])('go: %s', (script, bare) => {
    expect(withoutEmphasis(script)).toBe(bare);
  });

  it.each([
    'Save 50%*, free returns*.',
    'Save 50%* on all* shoes.',
    '5 * 3 * 2',
    'Five ***** stars',
    '* soap\n* towels',
    'a*b*c and 2**3**4',
    'Follow @_anna_',
    '*sighs* I am tired.',
    '*(sighs)* I am tired. **(laughs)**',
  ])('stay where they are none: %s', (script) => {
    expect(withoutEmphasis(script)).toBe(script);
  });
});
