import { useMutation } from '@tanstack/react-query';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { askedToConfirm } from './ask-to-confirm.ts';
import { refreshSecurity } from './security-queries.ts';

/** The secret and the QR code of an authenticator app that is not confirmed yet. */
export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: async (password: string) =>
      (await request('PUT /user/settings/security/two-factor', { body: { enabled: true, password } })).data,
    onError: tell('Two-factor could not be turned on.'),
  });
}

/** Returns the recovery codes. */
export function useConfirmTwoFactor() {
  return useMutation({
    mutationFn: async (code: string) =>
      (await request('POST /user/settings/security/two-factor/confirm', { body: { code } })).data.recovery_codes,
    onSuccess: refreshSecurity,
    onError: tell('Two-factor could not be turned on.'),
  });
}

export function useRenewCodes() {
  return useMutation({
    mutationFn: async (code: string) =>
      (await request('POST /user/settings/security/two-factor/recovery-codes', { body: { code } })).data.recovery_codes,
    onSuccess: refreshSecurity,
    onError: tell('The recovery codes could not be replaced.'),
  });
}

export function useEndTwoFactor() {
  return useMutation({
    mutationFn: (proofs: { password: string; code: string }) =>
      request('PUT /user/settings/security/two-factor', { body: { enabled: false, ...proofs } }),
    onSuccess: ({ message }) => {
      toastSuccess('Two-factor turned off', message);
      return refreshSecurity();
    },
    onError: tell('Two-factor could not be turned off.'),
  });
}

/** What is wrong with a code stands at its field. */
const tell = (fallback: string) => (error: unknown) => {
  if (!isAtField(error) && !askedToConfirm(error)) toastError('Error', messageOf(error, fallback));
};
