import { useState } from 'react';
import { storedValue } from '../../../lib/stored-value.ts';
import type { LibraryView } from '../rules/library-view.ts';

const stored = storedValue('library-view');

/** Grid or list, remembered by this browser. */
export function useLibraryView(): [LibraryView, (view: LibraryView) => void] {
  const [view, setView] = useState<LibraryView>(() => (stored.read() === 'list' ? 'list' : 'grid'));
  const change = (next: LibraryView) => {
    stored.write(next);
    setView(next);
  };
  return [view, change];
}
