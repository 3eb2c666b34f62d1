import { PICTURE_SHOTS } from '@herald/media/scene/shot-plan';
import { expect, it } from 'vitest';
import { movedPicture, pictureLabel, withoutPicture, withPicture } from './material-changes.ts';

const three = ['a', 'b', 'c'].reduce(withPicture, []);
const namesOf = (material: typeof three) => material.map(({ shot, url }) => `${shot} ${url}`);

it('a picture keeps its number when another one goes, and a new one takes the free number', () => {
  const two = withoutPicture(three, 'picture 1');
  expect(namesOf(two)).toEqual(['picture 2 b', 'picture 3 c']);
  expect(namesOf(withPicture(two, 'd'))).toEqual(['picture 2 b', 'picture 3 c', 'picture 1 d']);
});

it('a moved picture keeps its number, and stays at the ends', () => {
  expect(namesOf(movedPicture(three, 'picture 3', -1))).toEqual(['picture 1 a', 'picture 3 c', 'picture 2 b']);
  expect(movedPicture(three, 'picture 1', -1)).toEqual(three);
  expect(movedPicture(three, 'picture 3', 1)).toEqual(three);
});

it('a thirteenth picture is left out', () => {
  const full = PICTURE_SHOTS.map((shot) => shot).reduce(withPicture, []);
  expect(full).toHaveLength(12);
  expect(withPicture(full, 'more')).toEqual(full);
  expect(pictureLabel('picture 12')).toBe('Picture 12');
});
