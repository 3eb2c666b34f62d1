import { useSearchParams } from 'react-router';
import { type LibraryQuery, readQuery, writeQuery } from '../rules/library-query.ts';

/** The query lives in the address; typing in the search leaves no trail of pages to go back through. */
export function useLibraryAddress(): [LibraryQuery, (changes: Partial<LibraryQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Partial<LibraryQuery>) =>
    setAddress((now) => writeQuery(now, changes), { replace: changes.trash === undefined, preventScrollReset: true });
  return [readQuery(address), change];
}
