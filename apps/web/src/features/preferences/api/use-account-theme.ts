import { storageKeys } from '@herald/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import { storedValue } from '#lib/stored-value.ts';
import { chooseTheme, type ThemeChoice } from '#lib/theme.ts';
import { fetchPreferences, putPreferences, usePreferences } from './use-preferences.ts';

/** The account's theme as this browser last saw it, so that only a change of it overrules what was chosen here. */
const lastSeen = storedValue(storageKeys.accountTheme);

/** Shows the theme that is saved in the account, also when it was chosen in another browser. */
export function useAccountTheme(): void {
  const theme = usePreferences().data?.theme;
  useEffect(() => {
    if (!theme || theme === (lastSeen.read() ?? 'dark')) return;
    lastSeen.write(theme);
    chooseTheme(theme);
  }, [theme]);
}

/** Shows a theme at once and saves it in the account. Without a connection it still counts in this browser. */
export function useChooseTheme(): (theme: ThemeChoice) => void {
  const saving = useMutation({
    mutationFn: async (theme: ThemeChoice) => putPreferences({ ...(await fetchPreferences()), theme }),
    onError: (error) => logFailure('The theme could not be saved in the account', error),
  });
  return (theme) => {
    chooseTheme(theme);
    saving.mutate(theme);
  };
}
