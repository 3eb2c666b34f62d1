import { useMutation, useQuery } from '@tanstack/react-query';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { makePasskey, PasskeyError } from '#lib/passkeys.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { askedToConfirm } from './ask-to-confirm.ts';
import { refreshSecurity, SECURITY_KEY } from './security-queries.ts';

export function usePasskeys() {
  return useQuery({
    queryKey: [SECURITY_KEY, 'passkeys'],
    queryFn: async ({ signal }) => (await request('GET /user/settings/security/passkeys', { signal })).data,
  });
}

export interface PasskeyValues {
  name: string;
  password: string;
}

/** The password opens the browser's own dialog, and what that makes is stored. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async ({ name, password }: PasskeyValues) => {
      const { data } = await request('POST /user/settings/security/passkeys/options', { body: { password } });
      const credential = await makePasskey(data);
      return request('POST /user/settings/security/passkeys', { body: { name, credential } });
    },
    onSuccess: ({ data }) => {
      toastSuccess('Passkey added', `“${data.name}” signs you in from now on.`);
      return refreshSecurity();
    },
    onError: (error) => {
      if (askedToConfirm(error)) return;
      if (error instanceof PasskeyError) toastError('Passkey not added', error.message);
      else if (!isAtField(error)) toastError('Passkey not added', messageOf(error, 'The passkey could not be added.'));
    },
  });
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      request('PUT /user/settings/security/passkeys/:id', { params: { id }, body: { name } }),
    onSuccess: refreshSecurity,
    onError: (error) => {
      if (!isAtField(error)) toastError('Error', messageOf(error, 'The passkey could not be renamed.'));
    },
  });
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      request('DELETE /user/settings/security/passkeys/:id', { params: { id }, body: { password } }),
    onSuccess: ({ message }) => toastSuccess('Passkey removed', message),
    onError: (error) => {
      if (!isAtField(error)) toastError('Error', messageOf(error, 'The passkey could not be removed.'));
    },
    onSettled: refreshSecurity,
  });
}
