import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { AttentionLine } from '../back-office/attention-line.tsx';
import { ListGroup, ListLink, listItemClass } from './menu-items.tsx';

/** Comes with the tabs themselves, which only administrators load; their three rows are kept free until then. */
const AdminTabLinks = lazy(async () => ({
  default: (await import('../back-office/admin-tab-links.tsx')).AdminTabLinks,
}));

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
        <ListLink to={paths.templates}>Templates</ListLink>
        <ListLink to={paths.batches}>Batches</ListLink>
      </ListGroup>
      <AttentionLine className="mx-3 text-16" itemClassName="min-h-12" />
      <ListGroup label="Back office">
        <Suspense fallback={<div className="h-36" />}>
          <AdminTabLinks className={listItemClass} />
        </Suspense>
      </ListGroup>
    </>
  );
}
