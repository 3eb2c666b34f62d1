import { storageKeys } from '@herald/contract/storage-keys';
import { useStore } from './create-store.ts';
import { storedValue } from './stored-value.ts';

export type ThemeChoice = 'dark' | 'light' | 'auto';

/** public/theme.js reads the same key before the first paint. */
const stored = storedValue(storageKeys.theme);
const systemIsLight = matchMedia('(prefers-color-scheme: light)');

function readChoice(): ThemeChoice {
  // A page names the theme for people who have never chosen one and are not signed in.
  const value = stored.read() ?? document.documentElement.dataset.unchosenTheme;
  return value === 'light' || value === 'auto' ? value : 'dark';
}

function show(): void {
  const choice = readChoice();
  const automatic = systemIsLight.matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = choice === 'auto' ? automatic : choice;
}

export function chooseTheme(choice: ThemeChoice): void {
  stored.write(choice);
  show();
}

/** With a sign-in the device's theme ends: the account's counts, now and after the next reload alike. */
export function endUnchosenTheme(): void {
  delete document.documentElement.dataset.unchosenTheme;
  show();
}

/** Follows the system and the other open tabs. */
export function watchTheme(): void {
  systemIsLight.addEventListener('change', show);
  stored.subscribe(show);
}

export function useThemeChoice(): ThemeChoice {
  return useStore({ subscribe: stored.subscribe, read: readChoice });
}
