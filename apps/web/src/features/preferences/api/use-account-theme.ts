import { storageKeys } from '@herald/contract/storage-keys';
import { useEffect } from 'react';
import { storedValue } from '#lib/stored-value.ts';
import { chooseTheme, type ThemeChoice } from '#lib/theme.ts';
import { usePreferences, useSaveSome } from './use-preferences.ts';

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
  const saving = useSaveSome('The theme');
  return (theme) => {
    chooseTheme(theme);
    saving.mutate({ theme });
  };
}
