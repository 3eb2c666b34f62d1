import { expect, it } from 'vitest';
import { anAdminUser } from '#testing/an-admin-user.ts';
import { menuReasons } from './menu-reasons.ts';

const OWN = 'own';

it.each([
  [anAdminUser('User'), undefined, undefined],
  [anAdminUser('Away', { status: 'suspended' }), 'Not while suspended', undefined],
  [anAdminUser('Gone', { status: 'banned', role: 'admin' }), 'Not while banned', undefined],
  [anAdminUser('Boss', { role: 'admin' }), 'Not as an administrator', undefined],
  [anAdminUser('Me', { id: OWN, role: 'admin' }), 'This is you', 'This is you'],
])('the menu says why something is not possible: %j', (user, loginAs, others) => {
  const sendLink = user.status === 'active' ? undefined : `Not while ${user.status}`;
  expect(menuReasons(user, OWN)).toEqual({ loginAs, suspend: others, remove: others, sendLink });
});
