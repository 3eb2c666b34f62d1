import { type VideoSort, videoSorts } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';
import type { Option } from '@herald/media/option';

export type LibraryView = 'grid' | 'list';

/** What is shown and how, and how to change it: from the toolbar or, on a phone, from its sheet. */
export interface LibraryFilters {
  query: LibraryQuery;
  onQuery: (changes: Partial<LibraryQuery>) => void;
  view: LibraryView;
  onView: (view: LibraryView) => void;
  /** Smaller cards and rows. */
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
}

export const statusOptions: readonly Option<VideoFilter>[] = [
  { value: 'all', label: 'All' },
  { value: 'completed', label: 'Completed' },
  { value: 'processing', label: 'Processing' },
  { value: 'failed', label: 'Failed' },
];

export const sortOptions: readonly Option<VideoSort>[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'popular', label: 'Popular' },
  { value: 'title', label: 'Title' },
];

const VIDEO_FILTERS = ['all', 'completed', 'processing', 'failed'] as const;

type VideoFilter = (typeof VIDEO_FILTERS)[number];

/** What of the library is shown; kept in the address, so that it survives a reload and can be shared. */
export interface LibraryQuery {
  search: string;
  status: VideoFilter;
  sort: VideoSort;
  trash: boolean;
}

export const wholeLibrary: LibraryQuery = { search: '', status: 'all', sort: 'newest', trash: false };

export function readQuery(address: URLSearchParams): LibraryQuery {
  return {
    search: (address.get('search') ?? '').slice(0, limits.searchCharacters),
    status: oneOf(VIDEO_FILTERS, address.get('status')) ?? wholeLibrary.status,
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
