import { batchKinds } from '@herald/contract/batch';
import { Plus } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { useBatch } from '#features/create/batches/batch-data.ts';
import { BatchList } from '#features/create/batches/list/batch-list.tsx';
import { NewBatch } from '#features/create/batches/new/new-batch.tsx';
import { BatchView } from '#features/create/batches/running/batch-view.tsx';
import { TemplateGallery } from '#features/create/templates/gallery.tsx';
import { useTemplate } from '#features/create/templates/template-data.ts';
import { useSession } from '#features/session/api/session.ts';
import { ApiError, messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** In one piece: what the first page loads names each piece of the others. */
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
      <BatchList canEdit={canEdit} userId={user?.id} />
    </>
  );
}

export function BatchPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const batch = useBatch(id);
  const { data } = batch;
  if (data) {
    const canEdit = user !== null && user.account.role !== 'viewer';
    return <BatchView key={id} batch={data} canEdit={canEdit} userId={user?.id} />;
  }
  if (batch.error) return <BatchNotLoaded error={batch.error} onRetry={() => void batch.refetch()} />;
  return <Spinner label="Loading the batch..." className="py-24" />;
}

function BatchNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && ['not_found', 'validation'].some((code) => code === error.failure.code)) {
    return (
      <MessagePage
        title="There is no such batch"
        line="It belongs to another account, or the address is not whole."
        action={<ButtonLink to={paths.batches}>All batches</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeading>Batch</PageHeading>
      <div className="mt-6">
        <ErrorState
          title="The batch did not load"
          reason={messageOf(error, 'The server sent an unexpected response.')}
          onRetry={onRetry}
        />
      </div>
    </>
  );
}

export function NewBatchPage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const id = search.get('template');
  if (!user) return null;
  if (user.account.role === 'viewer') {
    return (
      <MessagePage
        title="You can watch, not create"
        line={`You are a viewer in the team of ${user.account.owner_name}. To start a batch, ask for the role of an editor.`}
        action={<ButtonLink to={paths.batches}>All batches</ButtonLink>}
      />
    );
  }
  if (id === null) return <ChooseTemplate />;
  return <FromTemplate key={id} id={id} kind={batchKinds.find((kind) => kind === search.get('kind')) ?? 'table'} />;
}

function ChooseTemplate() {
  return (
    <>
      <PageHeading line="Which template do the films have in common?">New batch</PageHeading>
      <TemplateGallery pathOf={paths.newBatchOf} />
    </>
  );
}

function FromTemplate({ id, kind }: { id: string; kind: (typeof batchKinds)[number] }) {
  const template = useTemplate(id);
  if (template.data) return <NewBatch template={template.data} kind={kind} />;
  if (template.isPending) return <Spinner label="Loading the template..." className="py-24" />;
  return (
    <>
      <PageHeading>New batch</PageHeading>
      <div className="mt-6">
        <ErrorState
          title="The template did not load"
          reason={messageOf(template.error, 'The server sent an unexpected response.')}
          onRetry={() => void template.refetch()}
          isRetrying={template.isFetching}
          action={<ButtonLink to={paths.newBatch}>Choose another one</ButtonLink>}
        />
      </div>
    </>
  );
}
