import { type VideoSort, videoSorts } from '@herald/contract';

export const videoFilters = ['all', 'completed', 'processing', 'failed'] as const;
export type VideoFilter = (typeof videoFilters)[number];

/** What of the library is shown; kept in the address, so that it survives a reload and can be sent to somebody. */
export interface LibraryQuery {
  search: string;
  status: VideoFilter;
  sort: VideoSort;
  trash: boolean;
}

export const wholeLibrary: LibraryQuery = { search: '', status: 'all', sort: 'newest', trash: false };

export function readQuery(address: URLSearchParams): LibraryQuery {
  return {
    search: address.get('search') ?? '',
    status: oneOf(videoFilters, address.get('status')) ?? wholeLibrary.status,
    sort: oneOf(videoSorts, address.get('sort')) ?? wholeLibrary.sort,
    trash: address.get('trash') === 'true',
  };
}

/** Leaves everything else in the address alone and what is usual out of it. */
export function writeQuery(address: URLSearchParams, changes: Partial<LibraryQuery>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === wholeLibrary[name as keyof LibraryQuery]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Whether an empty answer means "nothing matches" and not "nothing there". */
export function isNarrowed({ search, status }: LibraryQuery): boolean {
  return search.trim() !== '' || status !== 'all';
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
