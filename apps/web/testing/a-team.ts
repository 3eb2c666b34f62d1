import type { SentInvitation, TeamActivity, TeamMember } from '@herald/contract/endpoints/team';
import type { Handlers } from './fake-server.ts';
import { data } from './replies.ts';

let count = 0;
/** An editor whose sign-in the account made, except for what a test names. */
export function aTeamMember(changes: Partial<TeamMember> = {}): TeamMember {
  count += 1;
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    name: 'Tom Birk',
    email: 'tom@herald.test',
    avatar_url: null,
    role: 'editor',
    status: 'active',
    permissions: [],
    is_managed: true,
    last_login_at: null,
    created_at: '2026-11-02T09:00:00.000Z',
    ...changes,
  };
}

/** What the server answers to a new member. */
export function addedMember(changes: Partial<TeamMember> = {}, invitation: SentInvitation | null = null) {
  return { ...aTeamMember(changes), invitation };
}

export const teamStatistics = {
  total: 2,
  limit: 5,
  sends_mail: true,
  by_role: { viewer: 1, editor: 1, admin: 0 },
  by_status: { active: 1, inactive: 0, pending: 1 },
};

export const teamOf = (members: TeamMember[], activity: TeamActivity[] = []): Handlers => ({
  listTeamMembers: () => data(members),
  teamStatistics: () => data(teamStatistics),
  teamActivity: () => data(activity),
});

const expires_at = '2026-11-28T09:00:00.000Z';
export const invitations = {
  mailed: { is_mailed: true, link: null, expires_at },
  toPassOn: (token: string) => ({ is_mailed: false, link: `https://herald.test/join-team?token=${token}`, expires_at }),
};
