import type { PageEntry } from '@herald/contract/endpoints/pages';
import { NavLink } from 'react-router';
import { paths } from '#lib/paths.ts';

interface PageLinkProps {
  page: PageEntry;
  className: string;
}

/** A page with an external link opens it in a new tab; otherwise it goes to its own screen. */
export function PageLink({ page, className, ...rest }: PageLinkProps) {
  if (page.link) {
    return (
      <a {...rest} data-name href={page.link} target="_blank" rel="noreferrer" className={className}>
        <span className="truncate">{page.name}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <NavLink {...rest} data-name to={paths.page(page.slug)} className={className}>
      <span className="truncate">{page.name}</span>
    </NavLink>
  );
}
