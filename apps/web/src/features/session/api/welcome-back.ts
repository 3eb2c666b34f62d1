import { toastSuccess } from '#lib/toast.ts';

interface SignIn {
  account_kept?: true | undefined;
  first_visit?: true | undefined;
}

/** After a sign-in; whoever had closed their account hears that it stays. */
export function welcomeBack({ account_kept, first_visit }: SignIn): void {
  const words = account_kept
    ? 'Your account stays. Signing in cancelled its deletion.'
    : "You've been successfully logged in.";
  toastSuccess(first_visit ? 'Welcome!' : 'Welcome back!', words);
}
