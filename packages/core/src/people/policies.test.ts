import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { describe, expect, it } from 'vitest';
import { assertMaySignIn, isVerificationMissing, mayImpersonate, mayUseSite } from './policies.ts';

describe('signing in', () => {
  const refusals: [UserStatus, UserRole, isMaintained: boolean, code: string | undefined][] = [
    ['active', 'user', false, undefined],
    ['active', 'admin', true, undefined],
    ['active', 'user', true, 'maintenance'],
    ['suspended', 'admin', false, 'account_suspended'],
    ['banned', 'user', false, 'account_banned'],
    ['banned', 'user', true, 'account_banned'],
  ];

  it.each(refusals)('treats a user who is %s, with role %s and maintenance %s, as %s', (status, role, on, code) => {
    const signIn = () => assertMaySignIn({ status, role }, { maintenance_mode: on });
    if (code) expect(signIn).toThrow(expect.objectContaining({ code }));
    else expect(signIn).not.toThrow();
  });

  it('closes the site for visitors during maintenance', () => {
    expect(mayUseSite(undefined, { maintenance_mode: false })).toBe(true);
    expect(mayUseSite(undefined, { maintenance_mode: true })).toBe(false);
  });
});

describe('confirming the address', () => {
  it('is missing only where mail can be sent, the site asks for it and it has not happened', () => {
    const confirmedAt = new Date('2026-01-01T00:00:00Z');
    const isMissing = (hasTransport: boolean, email_verification_required: boolean, emailVerifiedAt: Date | null) =>
      isVerificationMissing({ hasTransport }, { email_verification_required }, { emailVerifiedAt });
    expect(isMissing(true, true, null)).toBe(true);
    expect(isMissing(false, true, null)).toBe(false);
    expect(isMissing(true, false, null)).toBe(false);
    expect(isMissing(true, true, confirmedAt)).toBe(false);
  });
});

describe('signing in as somebody else', () => {
  const admin = { userId: 'a', role: 'admin', impersonator: null } as const;
  const user = { id: 'u', role: 'user', status: 'active' } as const;

  it('is allowed to an administrator, for an active user', () => {
    expect(mayImpersonate(admin, user)).toBe(true);
  });

  it('is refused to everybody else and for everybody else', () => {
    const impersonating = { ...admin, impersonator: { id: 'b', name: 'B', email: 'b@b.co', sessionHash: 'h' } };
    expect(mayImpersonate({ ...admin, role: 'user' }, user)).toBe(false);
    expect(mayImpersonate(impersonating, user)).toBe(false);
    expect(mayImpersonate(admin, { ...user, role: 'admin' })).toBe(false);
    expect(mayImpersonate(admin, { ...user, status: 'banned' })).toBe(false);
    expect(mayImpersonate({ ...admin, userId: 'u' }, user)).toBe(false);
  });
});
