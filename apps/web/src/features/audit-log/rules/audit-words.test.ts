import { expect, it } from 'vitest';
import { actionOptions } from './audit-words.ts';

it('offers each thing before what is done to it', () => {
  const options = actionOptions(['plan.grant', 'user.ban', 'user.suspend']);
  expect(options.map(({ label }) => label)).toEqual([
    'All actions',
    'plan.*',
    'plan.grant',
    'user.*',
    'user.ban',
    'user.suspend',
  ]);
  expect(options.map(({ value }) => value)).toEqual(['all', 'plan', 'plan.grant', 'user', 'user.ban', 'user.suspend']);
});
