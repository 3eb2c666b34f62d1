import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';
import { findUnknownMark, MARK_NAMES } from './script-marks.ts';

it.each([
  ['smlie', 'smile'],
  ['Smle', 'smile'],
  ['shake-head', 'shake head'],
  ['pictre 3', 'picture 3'],
  ['pasue 0.8s', 'pause 0.8s'],
  ['stiker star', 'sticker star'],
  ['nodd', 'nod'],
  ['picture 0', 'picture 1'],
  ['Picture 13', 'picture 1'],
  ['pictre 12', 'picture 12'],
  ['clip 99', 'clip 1'],
  ['stras 7', 'stars 5'],
  ['zap', undefined],
  ['my brand', undefined],
  ['laugh loudly', undefined],
])('who writes [%s] means %j', (written, meant) => {
  const isMark = (name: string) => findUnknownMark(`[${name}]`) === undefined;
  expect(nearestName(written, MARK_NAMES, isMark)).toBe(meant);
});
