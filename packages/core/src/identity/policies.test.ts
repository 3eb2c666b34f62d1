import { expect, it } from 'vitest';
import { assertActsForThemselves } from './policies.ts';

const impersonator = { id: 'a', name: 'Morgan', email: 'morgan@herald.test', sessionHash: 'h' };

it('lets people do what is theirs alone', () => {
  expect(() => assertActsForThemselves({ impersonator: null })).not.toThrow();
});

it('refuses an administrator who acts as another user', () => {
  expect(() => assertActsForThemselves({ impersonator })).toThrow('You are signed in as another person.');
});
