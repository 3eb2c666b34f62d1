import { expect, it } from 'vitest';
import { audienceOf } from './policies.ts';

const free = { id: 'free', isActive: true };
const retired = { id: 'retired', isActive: false };

it('an administrator reads every page', () => {
  expect(audienceOf({ role: 'admin' }, [])).toBe('all');
});

it('a user reads the special pages of their plans on offer', () => {
  expect(audienceOf({ role: 'user' }, [free, retired])).toEqual(['free']);
  expect(audienceOf({ role: 'user' }, [])).toEqual([]);
});

it('a visitor reads the special pages of the plan they would get', () => {
  expect(audienceOf(undefined, [free])).toEqual(['free']);
  expect(audienceOf(undefined, [retired])).toEqual([]);
});
