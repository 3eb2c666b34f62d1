import { toastSuccess } from '#lib/toast.ts';

/** After a sign-in; whoever had closed their account hears that it stays. */
export function welcomeBack({ account_kept }: { account_kept?: true | undefined }): void {
  const words = account_kept
    ? 'Your account stays. Signing in cancelled its deletion.'
    : "You've been successfully logged in.";
  toastSuccess('Welcome back!', words);
}
