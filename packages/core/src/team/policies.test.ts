import type { AccountRole } from '@herald/contract';
import { describe, expect, it } from 'vitest';
import { assertMayChangeMember, assertMayChangePerson, assertMayManageTeam, mustChoosePassword } from './policies.ts';

const withCode = (code: string) => expect.objectContaining({ code });

describe('managing the team', () => {
  it.each<[AccountRole, isTeamEnabled: boolean, code: string | undefined]>([
    ['owner', true, undefined],
    ['admin', true, undefined],
    ['editor', true, 'forbidden'],
    ['viewer', true, 'forbidden'],
    ['owner', false, 'team_plan_required'],
    ['viewer', false, 'team_plan_required'],
  ])('by the %s, with a team in the plan: %s, gives the error %s', (accountRole, isTeamEnabled, code) => {
    const manage = () => assertMayManageTeam({ accountRole }, { isTeamEnabled });
    if (code) expect(manage).toThrow(withCode(code));
    else expect(manage).not.toThrow();
  });
});

describe('changing a member', () => {
  it('is refused to the member themselves', () => {
    expect(() => assertMayChangeMember({ userId: 'a' }, { id: 'a' })).toThrow(withCode('forbidden'));
    expect(() => assertMayChangeMember({ userId: 'a' }, { id: 'b' })).not.toThrow();
  });

  const managed = { name: 'Ann', email: 'ann@example.com', isManaged: true, status: 'active' } as const;
  const independent = { ...managed, isManaged: false };

  it('allows everything for a member whose sign-in the account created', () => {
    expect(() => assertMayChangePerson(managed, { name: 'Anna', email: 'a@b.co', password: 'secret' })).not.toThrow();
  });

  it.each([{ name: 'Anna' }, { email: 'anna@example.com' }, { password: 'new password' }])(
    'refuses %j for a member who chose their own password',
    (changes) => {
      expect(() => assertMayChangePerson(independent, changes)).toThrow(withCode('forbidden'));
    },
  );

  it('lets unchanged values through', () => {
    expect(() => assertMayChangePerson(independent, { name: 'Ann', email: 'ann@example.com' })).not.toThrow();
    expect(() => assertMayChangePerson(independent, {})).not.toThrow();
  });

  it.each([{ name: 'Anna' }, { email: 'anna@example.com' }, { password: 'new password' }])(
    'refuses %j for a member who has not accepted the invitation',
    (changes) => {
      const pending = { ...independent, status: 'pending' } as const;
      expect(() => assertMayChangePerson(pending, changes)).toThrow(withCode('conflict'));
    },
  );
});

describe('a password with the invitation', () => {
  const user = { id: 'user', hasOwnPassword: true, emailVerifiedAt: new Date() };
  const self = { userId: 'user', impersonator: null };
  const impersonator = { id: 'a', name: 'A', email: 'a@a.co', sessionHash: 'h' };

  it.each([
    ['nobody yet', undefined, undefined, true],
    ['a user with a confirmed address', user, undefined, false],
    ['a user whose password somebody typed', { ...user, hasOwnPassword: false }, self, true],
    ['an address that anybody could have registered', { ...user, emailVerifiedAt: null }, undefined, true],
    ['such an address, by its own user', { ...user, emailVerifiedAt: null }, self, false],
    ['such an address, by another user', { ...user, emailVerifiedAt: null }, { ...self, userId: 'other' }, true],
    ['such an address, by an administrator', { ...user, emailVerifiedAt: null }, { ...self, impersonator }, true],
  ])('%s', (_, invited, actor, expected) => {
    expect(mustChoosePassword(invited, actor)).toBe(expected);
  });
});
