import { limits } from '@herald/contract/limits';
import { expect, test } from 'vitest';
import { slugOfName } from './page-slug.ts';

test.each([
  ['Script ideas', 'script-ideas'],
  ['  10 Hooks & Endings!  ', '10-hooks-endings'],
  ['Über uns', 'ber-uns'],
  ['--a---b--', 'a-b'],
  ['???', ''],
])('makes the slug of %j to %j', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});

test('a slug is never longer than the server takes and never ends with a hyphen', () => {
  const slug = slugOfName(`${'a'.repeat(limits.pageSlugCharacters - 1)} b`);
  expect(slug).toBe('a'.repeat(limits.pageSlugCharacters - 1));
});
