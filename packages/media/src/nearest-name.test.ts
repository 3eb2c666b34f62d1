import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';
import { MARK_NAMES } from './script-marks.ts';

it.each([
  ['smlie', 'smile'],
  ['Smle', 'smile'],
  ['shake-head', 'shake head'],
  ['pictre 3', 'picture 3'],
  ['pasue 0.8s', 'pause 0.8s'],
  ['stiker star', 'sticker star'],
  ['nodd', 'nod'],
  ['zap', undefined],
  ['my brand', undefined],
  ['laugh loudly', undefined],
])('who writes [%s] means %j', (written, meant) => {
  expect(nearestName(written, MARK_NAMES)).toBe(meant);
});
