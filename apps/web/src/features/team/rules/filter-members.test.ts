import type { TeamMember } from '@herald/contract/endpoints/team';
import { describe, expect, it } from 'vitest';
import { filterMembers, hasFilters, noFilters } from './filter-members.ts';

const member = (name: string, email: string, rest: Partial<TeamMember> = {}): TeamMember => ({
  id: name,
  name,
  email,
  avatar_url: null,
  role: 'viewer',
  status: 'active',
  permissions: ['view'],
  is_managed: true,
  last_login_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...rest,
});
const team = [
  member('Ana Lima', 'ana@north.example'),
  member('Ben Okafor', 'ben@south.example', { role: 'editor', status: 'pending' }),
  member('Cleo North', 'cleo@east.example', { role: 'admin', status: 'inactive' }),
];
const names = (filters: object) => filterMembers(team, { ...noFilters, ...filters }).map(({ name }) => name);

describe('members', () => {
  it.each([
    ['nothing', {}, ['Ana Lima', 'Ben Okafor', 'Cleo North']],
    ['a name in any letter case', { search: 'BEN' }, ['Ben Okafor']],
    ['a name or an email', { search: ' north ' }, ['Ana Lima', 'Cleo North']],
    ['a status', { status: 'pending' }, ['Ben Okafor']],
    ['a role', { role: 'admin' }, ['Cleo North']],
    ['all together', { search: 'o', role: 'editor', status: 'active' }, []],
  ])('are found by %s', (_, filters, found) => {
    expect(names(filters)).toEqual(found);
  });

  it('are not filtered by blanks', () => {
    expect(hasFilters({ ...noFilters, search: '  ' })).toBe(false);
    expect(hasFilters({ ...noFilters, role: 'viewer' })).toBe(true);
  });
});
