import type { SentInvitation, TeamMember } from '@herald/contract/endpoints/team';
import type { TeamRole } from '@herald/contract/statuses';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

export interface MemberValues {
  name: string;
  email: string;
  password: string;
  role: TeamRole;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: TEAM_KEY });

const failed = (verb: 'add' | 'update' | 'remove') => (error: unknown) =>
  toastError('Error', messageOf(error, `Failed to ${verb} team member. Please try again.`));

const TEAM_KEY = ['team'] as const;

export function useTeam() {
  return useQuery({
    queryKey: [...TEAM_KEY, 'members'],
    queryFn: async ({ signal }) => (await request('GET /team-members', { signal })).data,
  });
}

export function useTeamStatistics() {
  return useQuery({
    queryKey: [...TEAM_KEY, 'statistics'],
    queryFn: async ({ signal }) => (await request('GET /team-members/statistics', { signal })).data,
  });
}

export function useTeamActivity() {
  return useQuery({
    queryKey: [...TEAM_KEY, 'activity'],
    queryFn: async ({ signal }) => (await request('GET /team-members/activity', { signal })).data,
  });
}

export function useAddMember() {
  return useMutation({
    mutationFn: ({ password, isInvited, ...person }: MemberValues & { isInvited: boolean }) =>
      request('POST /team-members', { body: isInvited ? { ...person, invite: true } : { ...person, password } }),
    onSuccess: async ({ data }) => {
      if (data.invitation) sayWhereTheLinkIs(data, data.invitation);
      else toastSuccess('Team Member Added', `${data.name} has been added to your team.`);
      await refresh();
    },
    onError: failed('add'),
  });
}

interface MemberUpdate extends Partial<MemberValues> {
  id: string;
  status?: 'active' | 'inactive';
}

export function useUpdateMember() {
  return useMutation({
    mutationFn: ({ id, password, ...changes }: MemberUpdate) =>
      request('PUT /team-members/:id', { params: { id }, body: { ...changes, ...(password && { password }) } }),
    onSuccess: async ({ data }) => {
      toastSuccess('Team Member Updated', `${data.name} has been updated.`);
      await refresh();
    },
    onError: failed('update'),
  });
}

export function useRemoveMember() {
  return useMutation({
    mutationFn: ({ id }: TeamMember) => request('DELETE /team-members/:id', { params: { id } }),
    onSuccess: async (_, { name }) => {
      toastSuccess('Team Member Removed', `${name} has been removed from the team.`);
      await refresh();
    },
    onError: failed('remove'),
  });
}

export function useResendInvitation() {
  return useMutation({
    mutationFn: ({ id }: TeamMember) => request('POST /team-members/:id/resend-invitation', { params: { id } }),
    onSuccess: async ({ data }, { email }) => {
      if (data.is_mailed)
        toastSuccess('Invitation sent', `A new link is on its way to ${email}. Older ones stopped working.`);
      await refresh();
    },
    onError: failed('update'),
  });
}

function sayWhereTheLinkIs({ name, email }: TeamMember, { is_mailed }: SentInvitation): void {
  if (is_mailed) toastSuccess('Team Member Added', `The invitation is on its way to ${email}.`);
  else toastSuccess('Team Member Added', `Mail is not set up, so send ${name} the link yourself.`);
}
