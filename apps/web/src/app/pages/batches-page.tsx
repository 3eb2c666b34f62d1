import { Plus } from 'lucide-react';
import { BatchList } from '#features/create/batches/list/batch-list.tsx';
import { useSession } from '#features/session/api/session.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function BatchesPage() {
  const { user } = useSession();
  const canEdit = user !== null && user.account.role !== 'viewer';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeading line="Many films of one template, filmed one after the other.">Batches</PageHeading>
        {canEdit && (
          <ButtonLink to={paths.newBatch} icon={Plus}>
            New batch
          </ButtonLink>
        )}
      </div>
      <BatchList canEdit={canEdit} />
    </>
  );
}
