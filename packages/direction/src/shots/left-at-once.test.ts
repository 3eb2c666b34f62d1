import { expect, it } from 'vitest';
import { actedClauses } from '../clauses/acted-clauses.ts';
import { filmPeaks } from '../clauses/film-peaks.ts';
import { readScript } from '../reading/read-clauses.ts';
import { said } from '../testing/said.ts';
import { leftAtOnceCost } from './clear-of-peaks.ts';

it('a cut right behind the last word of a peak costs, and one before or later does not', () => {
  const reading = said(
    'I failed it five times. My hands were shaking. Then the email came. I passed! My mother saw it first.',
  );
  const { clauses } = readScript(reading);
  const peaks = filmPeaks(actedClauses(clauses, reading, { material: { product: null }, qualities: new Set() }));
  const peak = peaks.at(-1);
  const endSec = peak?.acted.clause.toSec ?? 0;
  expect(peak?.acted.clause.words.map(({ text }) => text)).toEqual(['I', 'passed!']);
  expect(leftAtOnceCost(endSec + 0.2, peaks)).toBeGreaterThan(0);
  expect(leftAtOnceCost(endSec + 0.5, peaks)).toBe(0);
  expect(leftAtOnceCost(endSec - 0.2, peaks)).toBe(0);
});
