import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';

export const teamKey = ['team'] as const;

export function useTeam() {
  return useQuery({
    queryKey: [...teamKey, 'members'],
    queryFn: async ({ signal }) => (await request('GET /team-members', { signal })).data,
  });
}

export function useTeamStatistics() {
  return useQuery({
    queryKey: [...teamKey, 'statistics'],
    queryFn: async ({ signal }) => (await request('GET /team-members/statistics', { signal })).data,
  });
}

export function useTeamActivity() {
  return useQuery({
    queryKey: [...teamKey, 'activity'],
    queryFn: async ({ signal }) => (await request('GET /team-members/activity', { signal })).data,
  });
}
