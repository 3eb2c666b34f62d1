import { characterFromDescription } from '@herald/stage';
import { expect, test } from 'vitest';
import { isForeign } from './is-foreign.ts';

const isReadAsForeign = (description: string): boolean => {
  const { unread } = characterFromDescription({
    ...{ description, gender: 'female', appearance: 'other', ageRange: 'adult', seed: 0 },
  });
  return isForeign(description, unread);
};

test.each([
  'Un homme chauve avec une barbe blanche et des lunettes, dans une cuisine',
  'Eine blonde Frau mit runder Brille in einer hellen Küche',
  'Una mujer pelirroja con gafas redondas',
  'Um homem de terno azul com barba',
  'Женщина с рыжими волосами',
  '金髪の女性',
])('takes "%s" for another language than English', (description) => {
  expect(isReadAsForeign(description)).toBe(true);
});

test.each([
  'A bald man with a white beard',
  'A friendly woman of 60 with a parrot, in a kitchen',
  'A parrot',
  'A barista of 30 called Zoë, with a café behind her',
])('takes "%s" for English', (description) => {
  expect(isReadAsForeign(description)).toBe(false);
});
