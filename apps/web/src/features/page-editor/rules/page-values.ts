import type { AdminPage } from '@herald/contract/endpoints/admin-pages';

export interface PageValues {
  name: string;
  slug: string;
  link: string;
  content: string;
}

export const EMPTY_PAGE: PageValues = { name: '', slug: '', link: '', content: '' };

export const valuesOf = ({ name, slug, link, content }: Omit<PageValues, 'link'> & Pick<AdminPage, 'link'>) => ({
  name,
  slug,
  link: link ?? '',
  content,
});

/** The editor ends every page with an empty line to write on; nobody wrote it. */
export const withoutEmptyEnd = (html: string): string => html.replace(/(<p><\/p>)+$/, '');

export function isSamePage(one: PageValues, other: PageValues): boolean {
  return one.name === other.name && one.slug === other.slug && one.link === other.link && one.content === other.content;
}
