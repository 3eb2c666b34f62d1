import { useParams } from 'react-router';
import { useBatch } from '#features/create/batches/batch-data.ts';
import { BatchView } from '#features/create/batches/running/batch-view.tsx';
import { useSession } from '#features/session/api/session.ts';
import { ApiError, messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function BatchPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const batch = useBatch(id);
  const { data } = batch;
  if (data) {
    const canEdit = user !== null && user.account.role !== 'viewer';
    return <BatchView key={id} batch={data} canEdit={canEdit} />;
  }
  if (batch.error) return <NotLoaded error={batch.error} onRetry={() => void batch.refetch()} />;
  return <Spinner label="Loading the batch..." className="py-24" />;
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
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
