import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { MailsAttention } from '#features/mails/components/mails-attention.tsx';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { adminTabs, tabOf } from './admin-tabs.ts';
import { ListGroup, ListLink, listItemClass } from './menu-items.tsx';

/** Their own videos and the back office, each one tap away. */
export function AdminItems({ isCreating }: { isCreating: boolean }) {
  return (
    <>
      {!isCreating && (
        <div className="px-3 pb-4">
          <ButtonLink kind="primary" to={paths.create} icon={Plus} size="l" className="w-full">
            Create Video
          </ButtonLink>
        </div>
      )}
      <ListGroup>
        <ListLink to={paths.dashboard}>Dashboard</ListLink>
        <ListLink to={paths.projects}>My Projects</ListLink>
      </ListGroup>
      <MailsAttention className="mx-3 min-h-12 text-16" />
      <ListGroup label="Back office">
        <BackOfficeTabs />
      </ListGroup>
    </>
  );
}

function BackOfficeTabs() {
  const { pathname, search } = useLocation();
  const current = pathname === paths.dashboard ? tabOf(new URLSearchParams(search).get('tab')) : null;
  return (
    <div className="grid grid-cols-2">
      {adminTabs.map(({ value, label }) => (
        <Link
          key={value}
          to={`${paths.dashboard}${value === 'users' ? '' : `?tab=${value}`}`}
          aria-current={value === current ? 'page' : undefined}
          className={clsx(listItemClass, value === current && 'bg-raised font-medium text-ink')}
        >
          <span className="inline-block text-14 first-letter:uppercase">{label}</span>
        </Link>
      ))}
    </div>
  );
}
