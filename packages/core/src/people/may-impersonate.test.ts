import { expect, it } from 'vitest';
import { mayImpersonate } from './may-impersonate.ts';

const admin = { userId: 'a', role: 'admin', impersonator: null } as const;
const user = { id: 'u', role: 'user', status: 'active' } as const;

it('only administrators, as themselves, and only as active users who are not administrators', () => {
  expect(mayImpersonate(admin, user)).toBe(true);
  expect(mayImpersonate({ ...admin, role: 'user' }, user)).toBe(false);
  const looking = { ...admin, impersonator: { id: 'b', name: 'B', email: 'b@b.co', sessionHash: 'h' } };
  expect(mayImpersonate(looking, user)).toBe(false);
  expect(mayImpersonate(admin, { ...user, role: 'admin' })).toBe(false);
  expect(mayImpersonate(admin, { ...user, status: 'banned' })).toBe(false);
  expect(mayImpersonate({ ...admin, userId: 'u' }, user)).toBe(false);
});
