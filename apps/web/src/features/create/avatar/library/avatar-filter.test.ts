import type { Avatar } from '@herald/contract/endpoints/avatars';
import { describe, expect, test } from 'vitest';
import { anyAvatar, filterAvatars, pageCountOf, pageOf, pageWith } from './avatar-filter.ts';

function anAvatar(display_name: string, patch: Partial<Avatar> = {}): Avatar {
  const id = display_name.toLowerCase();
  return {
    id,
    avatar_id: id,
    name: display_name,
    display_name,
    description: '',
    gender: 'female',
    age: 'adult',
    appearance: 'mixed',
    category: 'casual',
    type: 'default',
    kind: 'preset',
    origin: '',
    drawn_by: null,
    is_own: false,
    is_cast: false,
    can_be_cut_out: true,
    thumbnail_url: '',
    picture_url: '',
    product_image_url: null,
    filmed: null,
    scene_hints: {},
    created_at: '2026-01-01T00:00:00.000Z',
    ...patch,
  };
}

const kofi = anAvatar('Kofi', { gender: 'male', age: 'young-adult', description: 'Yellow sweater, neon studio' });
const grace = anAvatar('Grace', { age: 'mature', category: 'business', type: 'custom' });
const mine = anAvatar('Dana', { is_own: true, type: 'custom' });
const all = [kofi, grace, mine];
const names = (filter: Partial<typeof anyAvatar>) =>
  filterAvatars(all, { ...anyAvatar, ...filter }).map(({ display_name }) => display_name);

describe('filtering the library', () => {
  test.each<[string, Partial<typeof anyAvatar>, string[]]>([
    ['nothing asked for shows all', {}, ['Kofi', 'Grace', 'Dana']],
    ['a name in any case', { search: 'koFI' }, ['Kofi']],
    ['words of the description, in any order', { search: 'studio yellow' }, ['Kofi']],
    ['all words must be met', { search: 'kofi business' }, []],
    ['a gender', { gender: 'male' }, ['Kofi']],
    ['an age range', { age: 'mature' }, ['Grace']],
    ['default ones', { shelf: 'default' }, ['Kofi']],
    ['custom ones of the library, without one’s own', { shelf: 'custom' }, ['Grace']],
    ['one’s own', { shelf: 'own' }, ['Dana']],
    ['gender and age together', { gender: 'male', age: 'mature' }, []],
  ])('%s', (_name, filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });
});

describe('pages of 12', () => {
  const many = Array.from({ length: 28 }, (_, at) => anAvatar(`A${at}`));

  test('hold 12 each, the last what is left', () => {
    expect(pageCountOf(28)).toBe(3);
    expect([1, 2, 3].map((page) => pageOf(many, page).length)).toEqual([12, 12, 4]);
    expect(pageOf(many, 2)[0]?.display_name).toBe('A12');
  });

  test('none at all are one empty page', () => {
    expect(pageCountOf(0)).toBe(1);
    expect(pageOf([], 1)).toEqual([]);
  });

  test('open where the chosen avatar stands', () => {
    expect([pageWith(many, 'a0'), pageWith(many, 'a12'), pageWith(many, 'a27'), pageWith(many, '')]).toEqual([
      1, 2, 3, 1,
    ]);
  });
});
