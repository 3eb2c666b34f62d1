import type { Avatar } from '@herald/contract/endpoints/avatars';
import { expect, test } from 'vitest';
import { anAvatar } from '#testing/a-draft.ts';
import { someFilmed } from '#testing/a-person-clip.ts';
import { looksOf, onePerPerson, ownPeople } from './people.ts';

const aLook = (id: string, person_id: string, changes: Partial<Avatar> = {}) =>
  anAvatar({ id, kind: 'filmed', is_own: true, filmed: { ...someFilmed, person_id }, ...changes });
const office = aLook('office', 'dana', { created_at: '2026-11-02T00:00:00.000Z' });
const first = aLook('first', 'dana', { created_at: '2026-11-01T00:00:00.000Z' });
const mira = aLook('mira', 'mira');
const kofi = anAvatar({ id: 'kofi' });
const all = [office, mira, first, kofi];
const ids = (avatars: readonly Avatar[]) => avatars.map(({ id }) => id);

test('the looks of a person begin with the first one', () => {
  expect(ids(looksOf(all, 'dana'))).toEqual(['first', 'office']);
});

test('a shelf shows each person once, by the chosen look', () => {
  expect(ids(onePerPerson(all, ''))).toEqual(['office', 'mira', 'kofi']);
  expect(ids(onePerPerson(all, 'first'))).toEqual(['mira', 'first', 'kofi']);
});

test('a look is added only to people of whom this user agreed', () => {
  const shared = aLook('shared', 'lea', { filmed: { ...someFilmed, person_id: 'lea', is_yours: false } });
  expect(ids(ownPeople([shared, ...all]))).toEqual(['office', 'mira']);
});
