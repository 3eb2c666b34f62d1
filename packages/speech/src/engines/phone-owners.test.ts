import { describe, expect, it } from 'vitest';
import { seededRandom } from '../dsp/seeded-random.ts';
import { matchPhones } from './match-phones.ts';

const random = seededRandom(21);
const phonesOf = (count: number): string[] =>
  Array.from({ length: count }, () => 'abdeiknost'.charAt(Math.floor(random() * 10)));

const cases = Array.from({ length: 100 }, () => {
  const expected = phonesOf(1 + Math.floor(random() * 25));
  const owners = expected.map((_, i) => Math.floor(i / 4));
  const spoken = expected.flatMap((phone) => (random() < 0.1 ? [] : random() < 0.1 ? [phone, 'x'] : [phone]));
  return { expected, owners, spoken };
});

describe('the owners of spoken phones', () => {
  it('are as many as the phones', () => {
    for (const { spoken, expected, owners } of cases)
      expect(matchPhones(spoken, expected, owners)).toHaveLength(spoken.length);
  });

  it('never go back to an earlier word', () => {
    for (const { spoken, expected, owners } of cases) {
      const found = matchPhones(spoken, expected, owners);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
  });

  it('are words that were expected', () => {
    for (const { spoken, expected, owners } of cases)
      expect(matchPhones(spoken, expected, owners).every((owner) => owners.includes(owner))).toBe(true);
  });

  it('are the expected ones when everything is said as expected', () => {
    for (const { expected, owners } of cases) expect(matchPhones(expected, expected, owners)).toEqual(owners);
  });
});
