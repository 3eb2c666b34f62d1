import { describe, expect, it } from 'vitest';
import { matchPhones } from './match-phones.ts';

const match = (spoken: string, expected: string, owners: number[]): number[] =>
  matchPhones(spoken.split(' '), expected.split(' '), owners);

describe('giving spoken phones to words', () => {
  it('follows the expected phones where they are as expected', () => {
    expect(match('dh ax k ae t', 'dh ax k ae t', [0, 0, 1, 1, 1])).toEqual([0, 0, 1, 1, 1]);
  });

  it('stays in step when the sentence changes, drops or adds a sound', () => {
    expect(match('dh iy ae p ax l', 'dh ax ae p ax l', [0, 0, 1, 1, 1, 1])).toEqual([0, 0, 1, 1, 1, 1]);
    expect(match('ae n k ae t', 'ae n d k ae t', [0, 0, 0, 1, 1, 1])).toEqual([0, 0, 1, 1, 1]);
    expect(match('k ae t s d ao g', 'k ae t d ao g', [0, 0, 0, 1, 1, 1])).toEqual([0, 0, 0, 0, 1, 1, 1]);
  });

  it('survives nothing expected and nothing spoken', () => {
    expect(matchPhones(['a', 'b'], [], [])).toEqual([0, 0]);
    expect(matchPhones([], ['a'], [0])).toEqual([]);
  });
});
