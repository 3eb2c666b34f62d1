import type { UserRole } from '@herald/contract/statuses';
import { AppError, fieldError } from '../errors/app-error.ts';

/** The plans whose special pages a reader may see. */
export type PageAudience = string[] | 'all';

/**
 * Administrators may read every page, users those of their plans, and a visitor those of the plan they would get when
 * they sign up.
 */
export function audienceOf(
  reader: { role: UserRole } | undefined,
  plans: readonly { id: string; isActive: boolean }[],
): PageAudience {
  if (reader?.role === 'admin') return 'all';
  return plans.filter(({ isActive }) => isActive).map(({ id }) => id);
}

interface PageIdentity {
  name: string;
  slug: string;
  link: string | null;
  isSpecial: boolean;
}

/** Policy: of a special page only the content can be edited, and no page becomes special or ordinary later. */
export function assertMayChangePage(
  page: PageIdentity,
  {
    name,
    slug,
    link,
    isSpecial = page.isSpecial,
  }: Omit<PageIdentity, 'isSpecial'> & { isSpecial?: boolean | undefined },
): void {
  if (isSpecial !== page.isSpecial) throw fieldError('is_special', 'Whether a page is special cannot change.');
  if (!page.isSpecial) return;
  const changed = Object.entries({ name, slug, link }).find(([field, value]) => value !== page[field as 'name']);
  if (changed) throw fieldError(changed[0], 'This is a special page. Only content can be edited.');
}

/** Policy: special pages stay. */
export function assertMayDeletePage({ isSpecial }: Pick<PageIdentity, 'isSpecial'>): void {
  if (isSpecial) throw new AppError('conflict', { message: 'Cannot Delete Special Page' });
}
