import type { TeamMember } from '@herald/contract/endpoints/team';
import type { MemberStatus, TeamRole } from '@herald/contract/statuses';

export interface TeamFilters {
  search: string;
  status: MemberStatus | 'all';
  role: TeamRole | 'all';
}

export const noFilters: TeamFilters = { search: '', status: 'all', role: 'all' };

export function hasFilters({ search, status, role }: TeamFilters): boolean {
  return search.trim() !== '' || status !== 'all' || role !== 'all';
}

/** Search matches name or email, case-insensitive. */
export function filterMembers(members: TeamMember[], { search, status, role }: TeamFilters): TeamMember[] {
  const wanted = search.trim().toLowerCase();
  return members.filter(
    (member) =>
      (status === 'all' || member.status === status) &&
      (role === 'all' || member.role === role) &&
      [member.name, member.email].some((text) => text.toLowerCase().includes(wanted)),
  );
}
