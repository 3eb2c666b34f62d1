import type { MaterialPicture } from '@herald/media/scene/scene-spec';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { expect, test } from 'vitest';
import { materialState } from './material-state.ts';

const item = (shot: MaterialPicture['shot'], picture: string): MaterialPicture => ({
  ...{ shot, picture, name: null, focusX: 0.5, focusY: 0.5 },
});
const shots: PlannedShot[] = [
  { fromSec: 0, size: 'close' },
  { fromSec: 4, size: 'picture 1' },
  { fromSec: 6, size: 'wide' },
  { fromSec: 10, size: 'clip 2' },
  { fromSec: 14, size: 'over 1' },
];
const material = [item('picture 1', 'jar'), item('clip 2', 'walk')];
const changed = [item('picture 1', 'bottle'), item('clip 2', 'walk')];
const statesOf = (at: number) => [material, changed].map((some) => materialState({ shots, material: some }, at));

test('a changed picture changes the moments that show it, and no others', () => {
  for (const at of [0, 3, 7, 9, 11]) expect(statesOf(at)[0], `${at} s`).toBe(statesOf(at)[1]);
  for (const at of [3.8, 4, 5, 6.2, 13.6, 20]) expect(statesOf(at)[0], `${at} s`).not.toBe(statesOf(at)[1]);
  expect(statesOf(8)[0]).toBe('');
});

test('its name is not seen, its focus is', () => {
  const [jar, walk] = material;
  const at = (one: MaterialPicture) => materialState({ shots, material: [one, walk] }, 5);
  expect(at({ ...jar, name: 'Jar' })).toBe(at(jar));
  expect(at({ ...jar, focusX: 0.2 })).not.toBe(at(jar));
});

test('a shot that may show several counts for all of them', () => {
  const other: PlannedShot & { beside: string } = { fromSec: 0, size: 'wide', beside: 'clip 2' };
  const both = [other];
  expect(materialState({ shots: both, material }, 1)).not.toBe(materialState({ shots: both, material: changed }, 1));
});
