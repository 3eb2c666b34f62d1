import { describe, expect, it } from 'vitest';
import { AnalysisFormatError, analysisVersion, parseAnalysis } from './analysis.ts';

const empty = {
  version: analysisVersion,
  width: 10,
  height: 20,
  faces: [],
  chosen: -1,
  points: [],
  measures: null,
  gate: { answer: 'reject', findings: [] },
  edited: [],
};

describe('a saved analysis', () => {
  it('is read back as it was', () => {
    expect(parseAnalysis(JSON.stringify(empty))).toEqual(empty);
  });

  it.each([
    ['no JSON', 'points'],
    ['another version', JSON.stringify({ ...empty, version: 99 })],
    ['missing points', JSON.stringify({ ...empty, points: undefined })],
    ['too few points', JSON.stringify({ ...empty, points: [[1, 2, 3]] })],
    ['points that are no numbers', JSON.stringify({ ...empty, points: Array(478).fill([1, null, 3]) })],
    ['nothing', 'null'],
  ])('is refused when it has %s', (_, json) => {
    expect(() => parseAnalysis(json)).toThrow(AnalysisFormatError);
  });
});
