import { failureOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

/** Another way to sign in is for the owner of the address only. */
export const isUnconfirmed = (error: unknown): boolean => failureOf(error).code === 'address_not_confirmed';

/** Offers the link that shows whose address it is. A dialog has to close, because a toast cannot be reached beside it. */
export function askedToConfirm(error: unknown): boolean {
  if (!isUnconfirmed(error)) return false;
  toastError('Confirm your email address first', 'Open the link in the mail, then try again.', {
    label: 'Send the link',
    onPress: () => void sendLink(),
  });
  return true;
}

async function sendLink(): Promise<void> {
  try {
    const { message } = await request('POST /auth/resend-verification');
    toastSuccess('Confirmation link sent', message);
  } catch (error) {
    toastError('Confirmation link not sent', failureOf(error).message);
  }
}
