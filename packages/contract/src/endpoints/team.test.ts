import { describe, expect, it } from 'vitest';
import { refusalTexts, refusedFields } from '../testing/refused-fields.ts';
import { newMemberBody, teamEndpoints } from './team.ts';

const member = { name: 'Ben', email: 'ben@example.com', password: 'long enough' };

describe('a new member', () => {
  it('is a viewer without an invitation unless something else is said', () => {
    expect(newMemberBody.parse(member)).toMatchObject({ role: 'viewer', invite: false });
  });

  it('needs a password or an invitation', () => {
    const { password: _, ...without } = member;
    expect(refusalTexts(newMemberBody, without)).toEqual(['Please fill in all required fields including password']);
    expect(refusedFields(newMemberBody, without)).toEqual(['password']);
    expect(refusedFields(newMemberBody, { ...without, invite: true })).toEqual([]);
  });

  it.each([
    ['name', 120],
    ['password', 256],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(newMemberBody, { ...member, [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(newMemberBody, { ...member, [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });

  it.each(['viewer', 'editor', 'admin'])('may be made %s', (role) => {
    expect(newMemberBody.parse({ ...member, role }).role).toBe(role);
  });

  it.each([
    [{ role: 'owner' }, ['role']],
    [{ name: ' ' }, ['name']],
    [{ email: 'ben' }, ['email']],
    [{ password: 'seven77' }, ['password']],
    [{ password: 'seven77', invite: true }, ['password']],
    [{ invite: 'yes' }, ['invite']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(newMemberBody, { ...member, ...change })).toEqual(fields);
  });
});

describe('changing a member', () => {
  it.each([
    [{}, []],
    [{ status: 'inactive' }, []],
    [{ role: 'admin' }, []],
    [{ status: 'pending' }, ['status']],
    [{ role: 'owner' }, ['role']],
    [{ name: '' }, ['name']],
    [{ email: '' }, ['email']],
    [{ password: '' }, ['password']],
  ])('%j is refused for %j', (change, fields) => {
    expect(refusedFields(teamEndpoints.updateTeamMember.body, change)).toEqual(fields);
  });

  it('leaves the role as it is when none is given', () => {
    expect(teamEndpoints.updateTeamMember.body.parse({ name: 'Ben' })).toEqual({ name: 'Ben' });
  });
});

describe('accepting an invitation', () => {
  const invitation = { email: member.email, token: 't' };

  it.each([
    [{}, []],
    [{ password: 'long enough' }, []],
    [{ password: 'short' }, ['password']],
    [{ token: '' }, ['token']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(teamEndpoints.acceptInvitation.body, { ...invitation, ...change })).toEqual(fields);
  });
});
