import { batchKinds } from '@herald/contract/batch';
import { useSearchParams } from 'react-router';
import { NewBatch } from '#features/create/batches/new/new-batch.tsx';
import { TemplateGallery } from '#features/create/templates/gallery.tsx';
import { useTemplate } from '#features/create/templates/template-data.ts';
import { useSession } from '#features/session/api/session.ts';
import { messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';

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
