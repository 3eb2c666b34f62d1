import type { RefObject } from 'react';
import { useShortcut } from './shortcuts.ts';

/** `/` goes to the search field of the screen. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useShortcut('/', 'Search', () => field.current?.focus());
}
