import type { Profile } from '@herald/contract/endpoints/profile';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { pictureProblem } from '../rules/picture-problem.ts';

export type ProfileChanges = Pick<Profile, 'name' | 'bio' | 'location' | 'website' | 'company'>;

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await request('GET /user/settings/profile', { signal })).data,
  staleTime: 60_000,
});

export const useProfile = () => useQuery(profileQuery);

/** Saves the profile. `onChanged` is told, because others show the name too. */
export function useSaveProfile(onChanged: () => void) {
  return useMutation({
    mutationFn: (changes: ProfileChanges) => request('PUT /user/settings/profile', { body: changes }),
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(profileQuery.queryKey, data);
      onChanged();
      toastSuccess('Profile Updated', message);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to update profile.')),
  });
}

/** Sends a picture, once it is clear that it can be one. */
export function useUploadPicture(onChanged: () => void) {
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.set('avatar', file);
      return (await request('POST /user/settings/profile/avatar', { form })).data;
    },
    onSuccess: ({ avatar_url }) => {
      queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, avatar_url });
      onChanged();
      toastSuccess('Avatar Updated', 'Your picture has been updated successfully.');
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to upload avatar.')),
  });
  const send = (file: File) => {
    const problem = pictureProblem(file);
    if (problem) toastError(...problem);
    else sending.mutate(file);
  };
  return { send, isSending: sending.isPending };
}

export function useRemovePicture(onChanged: () => void) {
  return useMutation({
    mutationFn: (name: string) => request('PUT /user/settings/profile', { body: { name, avatar_url: null } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(profileQuery.queryKey, data);
      onChanged();
      toastSuccess('Avatar Updated', 'Your picture has been removed.');
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to update profile.')),
  });
}
