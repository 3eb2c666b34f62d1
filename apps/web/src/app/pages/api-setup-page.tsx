import { useApiKeys } from '#features/api-keys/api/use-api-keys.ts';
import { ApiKeyForm } from '#features/api-keys/components/api-key-form.tsx';
import { failureOf } from '#lib/api.ts';
import { Dot } from '#ui/dot.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function ApiSetupPage() {
  return (
    <div className="mx-auto max-w-[656px]">
      <PageHeading line="Optional. Herald speaks and films by itself; with a key it can also use these services.">
        API keys
      </PageHeading>
      <div className="mt-6">
        <Keys />
      </div>
    </div>
  );
}

function Keys() {
  const { data, isPending, error, refetch, isFetching } = useApiKeys();
  if (isPending) return <KeysLoading />;
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the API keys"
        reason={failureOf(error).message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data.may_edit) return <NotYours />;
  return (
    <div className="flex flex-col gap-4">
      <WhereKeysAre />
      <ApiKeyForm {...data} />
    </div>
  );
}

function WhereKeysAre() {
  return (
    <Panel className="flex items-baseline gap-3 p-4 text-13">
      <Dot tone="good" />
      <p>
        <strong className="font-medium">Keys are kept encrypted on the server, never in this browser.</strong>{' '}
        <span className="text-ink-soft">
          Nobody can read them back: this page shows the last four characters. They work for everybody in this account,
          before the services of this site, and what they cost is on your bill at the service.
        </span>
      </p>
    </Panel>
  );
}

function NotYours() {
  return (
    <Panel className="flex items-baseline gap-3 p-4 text-13">
      <Dot tone="idle" />
      <p>
        <strong className="font-medium">
          Only the owner of this account and its team admins see and change its keys.
        </strong>{' '}
        <span className="text-ink-soft">Ask one of them to add a key.</span>
      </p>
    </Panel>
  );
}

function KeysLoading() {
  return (
    <Panel className="flex flex-col gap-6 p-5">
      <p role="status" className="sr-only">
        Loading the API keys...
      </p>
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </Panel>
  );
}
