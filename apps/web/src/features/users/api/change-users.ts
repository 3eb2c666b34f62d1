import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { refreshUsers, USERS_KEY } from './use-users.ts';

export interface UserValues {
  name: string;
  email: string;
  role: UserRole;
  plan: string;
  plans: string[];
  plan_ends?: Record<string, string | null>;
}

const failed = (fallback: string) => (error: unknown) => toastError('Error', messageOf(error, fallback));

const detailsOf = (id: string) => async (context: { signal: AbortSignal }) =>
  (await request('GET /admin/users/:id', { params: { id }, signal: context.signal })).data;

/** For looking at: follows every change. */
export function useUserFacts(id: string) {
  return useQuery({ queryKey: [...USERS_KEY, 'facts', id], queryFn: detailsOf(id) });
}

/** Always asked again: what is edited must be what is there. */
export function useUserDetails(id: string | undefined) {
  return useQuery({
    queryKey: [...USERS_KEY, 'details', id],
    queryFn: detailsOf(id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useCreateUser() {
  return useMutation({
    mutationFn: (body: UserValues & { password: string }) => request('POST /admin/users', { body }),
    onSuccess: async ({ data }) => {
      toastSuccess('User Created', `${data.name} has been created.`);
      await refreshUsers();
    },
    onError: failed('Failed to create user.'),
  });
}

export function useUpdateUser() {
  return useMutation({
    mutationFn: ({ id, ...body }: UserValues & { id: string; status: UserStatus; ban_reason?: string }) =>
      request('PUT /admin/users/:id', { params: { id }, body }),
    onSuccess: async ({ data }) => {
      toastSuccess('User Updated', `${data.name} has been updated.`);
      await refreshUsers();
    },
    onError: failed('Failed to update user.'),
  });
}

/** From the list: suspends who is active, and activates everybody else. */
export function useToggleStatus() {
  return useMutation({
    mutationFn: ({ id, status }: AdminUser) => {
      const next = status === 'active' ? 'suspended' : 'active';
      return request('PUT /admin/users/:id', { params: { id }, body: { status: next } });
    },
    onSuccess: async ({ data: { name, status } }) => {
      if (status === 'active') toastSuccess('User Activated', `${name} has been activated.`);
      else toastSuccess('User Suspended', `${name} has been suspended.`);
      await refreshUsers();
    },
    onError: (error, { status }) =>
      failed(status === 'active' ? 'Failed to suspend user.' : 'Failed to activate user.')(error),
  });
}

/** Without a mail server the answer has the link, to be passed on by hand. */
export function useSendPasswordLink() {
  return useMutation({
    mutationFn: async ({ id }: Pick<AdminUser, 'id' | 'name' | 'email'>) =>
      (await request('POST /admin/users/:id/password-link', { params: { id } })).data,
    onSuccess: async ({ is_mailed }, { email }) => {
      if (is_mailed) toastSuccess('Password Link Sent', `A link to choose a new password is on its way to ${email}.`);
      await refreshUsers();
    },
    onError: failed('Failed to send the password link.'),
  });
}

export function useDeleteUser() {
  return useMutation({
    mutationFn: ({ id }: Pick<AdminUser, 'id' | 'name'>) => request('DELETE /admin/users/:id', { params: { id } }),
    onSuccess: async (_, { id, name }) => {
      toastSuccess('User Deleted', `${name} has been permanently deleted.`);
      await refreshUsers({ except: id });
    },
    onError: failed('Failed to delete user.'),
  });
}
