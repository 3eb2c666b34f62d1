import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** The list of shortcuts opens from the keyboard, from menus and from the settings. */
export const shortcutList = { open: () => show(true), close: () => show(false) };

export function useShortcutListOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
