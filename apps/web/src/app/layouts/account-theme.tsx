import { useAccountTheme } from '#features/preferences/api/use-account-theme.ts';

/** Loaded after the sign-in, so that the sign-in itself does without it. */
export function AccountTheme() {
  useAccountTheme();
  return null;
}
