import { storageKeys } from '@herald/contract';
import { useSyncExternalStore } from 'react';
import { storedValue } from './stored-value.ts';

export type ThemeChoice = 'dark' | 'light' | 'auto';
type Theme = 'dark' | 'light';

/** public/theme.js reads the same key before the first paint. */
const stored = storedValue(storageKeys.theme);
const systemIsLight = matchMedia('(prefers-color-scheme: light)');
const listeners = new Set<() => void>();

function readChoice(): ThemeChoice {
  // A page for strangers names what holds for whoever has never chosen.
  const value = stored.read() ?? document.documentElement.dataset.unchosenTheme;
  return value === 'light' || value === 'auto' ? value : 'dark';
}

function readTheme(): Theme {
  const choice = readChoice();
  if (choice !== 'auto') return choice;
  return systemIsLight.matches ? 'light' : 'dark';
}

function show(): void {
  document.documentElement.dataset.theme = readTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseTheme(choice: ThemeChoice): void {
  stored.write(choice);
  show();
}

/** Follows the system and the other open tabs from now on. */
export function watchTheme(): void {
  systemIsLight.addEventListener('change', show);
  addEventListener('storage', show);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}
