import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { storedValue } from '#lib/stored-value.ts';
import { type LibraryQuery, type LibraryView, readQuery, writeQuery } from '../rules/library-query.ts';

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

/** The query lives in the address; typing in the search leaves no trail of pages to go back through. */
export function useLibraryAddress(): [LibraryQuery, (changes: Partial<LibraryQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Partial<LibraryQuery>) =>
    setAddress((now) => writeQuery(now, changes), { replace: changes.trash === undefined, preventScrollReset: true });
  return [readQuery(address), change];
}
