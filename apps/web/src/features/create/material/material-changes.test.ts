import { PICTURE_SHOTS } from '@herald/media/scene/shot-plan';
import { expect, it } from 'vitest';
import { materialLabel, movedMaterial, withMaterial, withoutMaterial } from './material-changes.ts';

type Material = ReturnType<typeof withMaterial>;

const aPicture = (material: Material, url: string) => withMaterial(material, { kind: 'picture', url });
const three = ['a', 'b', 'c'].reduce(aPicture, []);
const namesOf = (material: Material) => material.map(({ shot, url }) => `${shot} ${url}`);

it('a picture keeps its number when another one goes, and a new one takes the free number', () => {
  const two = withoutMaterial(three, 'picture 1');
  expect(namesOf(two)).toEqual(['picture 2 b', 'picture 3 c']);
  expect(namesOf(aPicture(two, 'd'))).toEqual(['picture 2 b', 'picture 3 c', 'picture 1 d']);
});

it('a clip never has the number of a picture, and is used from beginning to end', () => {
  const four = withMaterial(three, { kind: 'clip', url: 'd', durationSec: 7.5 });
  expect(four.at(-1)).toMatchObject({ shot: 'clip 4', fromSec: 0, untilSec: 7.5 });
});

it('a moved picture keeps its number, and stays at the ends', () => {
  expect(namesOf(movedMaterial(three, 'picture 3', -1))).toEqual(['picture 1 a', 'picture 3 c', 'picture 2 b']);
  expect(movedMaterial(three, 'picture 1', -1)).toEqual(three);
  expect(movedMaterial(three, 'picture 3', 1)).toEqual(three);
});

it('a thirteenth picture is left out', () => {
  const full = PICTURE_SHOTS.map((shot) => shot).reduce(aPicture, []);
  expect(full).toHaveLength(12);
  expect(aPicture(full, 'more')).toEqual(full);
  expect([materialLabel('picture 12'), materialLabel('clip 3')]).toEqual(['Picture 12', 'Clip 3']);
});
