import type { AdminPage } from '@herald/contract/endpoints/admin-pages';

export interface PageValues {
  name: string;
  slug: string;
  link: string;
  content: string;
  /** Visitors read it without signing in. */
  isPublic: boolean;
}

export const EMPTY_PAGE: PageValues = { name: '', slug: '', link: '', content: '', isPublic: true };

export const valuesOf = ({ name, slug, link, content, is_public }: AdminPage): PageValues => ({
  name,
  slug,
  link: link ?? '',
  content,
  isPublic: is_public,
});

/** The editor ends every page with an empty line to write on; nobody wrote it. */
export const withoutEmptyEnd = (html: string): string => html.replace(/(<p><\/p>)+$/, '');

export function isSamePage(one: PageValues, other: PageValues): boolean {
  return (Object.keys(EMPTY_PAGE) as (keyof PageValues)[]).every((field) => one[field] === other[field]);
}
