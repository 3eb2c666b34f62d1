import type { AccountRole } from '@herald/contract/statuses';
import { describe, expect, it } from 'vitest';
import { assertMayChangeMember, assertMayChangePerson, assertMayManageTeam, stepBeforeJoining } from './policies.ts';

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

describe('who opens the link of an invitation', () => {
  const user = { id: 'user', hasOwnPassword: true, emailVerifiedAt: new Date() };
  const unproved = { ...user, emailVerifiedAt: null };
  const managed = { ...user, hasOwnPassword: false };
  const self = { userId: 'user', impersonator: null };
  const other = { ...self, userId: 'other' };
  const administrator = { ...self, impersonator: { id: 'a', name: 'A', email: 'a@a.co', sessionHash: 'h' } };

  it.each([
    ['nobody yet', undefined, undefined, 'choose_password', 'choose_password'],
    ['a user with a confirmed address', user, undefined, 'none', 'sign_in'],
    ['a user whose password somebody typed', managed, undefined, 'choose_password', 'sign_in'],
    ['such a user, signed in', managed, self, 'choose_password', 'choose_password'],
    ['an address that anybody could have registered', unproved, undefined, 'choose_password', 'sign_in'],
    ['such an address, by its own user', unproved, self, 'none', 'none'],
    ['such an address, by another user', unproved, other, 'choose_password', 'sign_in'],
    ['such an address, by an administrator', unproved, administrator, 'choose_password', 'sign_in'],
  ])('%s', (_, invited, actor, mailed, shown) => {
    expect(stepBeforeJoining({ isMailed: true }, invited, actor)).toBe(mailed);
    expect(stepBeforeJoining({ isMailed: false }, invited, actor)).toBe(shown);
  });
});
