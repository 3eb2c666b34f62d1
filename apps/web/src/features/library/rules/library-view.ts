import type { LibraryQuery } from './library-query.ts';

export type LibraryView = 'grid' | 'list';

/** What is shown and how, and how to change it: from the toolbar or, on a phone, from its sheet. */
export interface LibraryFilters {
  query: LibraryQuery;
  onQuery: (changes: Partial<LibraryQuery>) => void;
  view: LibraryView;
  onView: (view: LibraryView) => void;
}
