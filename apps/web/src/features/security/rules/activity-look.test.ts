import { securityActions } from '@herald/contract/security';
import { expect, test } from 'vitest';
import { activityLook } from './activity-look.ts';

test.each([
  ['session.start', 'bg-good'],
  ['session.end', 'bg-bad'],
  ['password.change', 'bg-data-1'],
  ['security.update', 'bg-data-2'],
] as const)('%s is drawn in %s', (action, color) => {
  expect(activityLook(securityActions[action])).toContain(color);
});

test('every other action has no colour', () => {
  expect(activityLook(securityActions['account.create'])).not.toContain('bg-');
});
