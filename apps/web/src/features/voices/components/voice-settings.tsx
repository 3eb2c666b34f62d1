import { useFreshVoiceLists, useVoicePacks } from '#data/voice-packs.ts';
import { failureOf } from '#lib/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PackList } from './pack-list.tsx';
import { PackStats } from './pack-stats.tsx';

/** The natural voices of this machine, and those that can be had. */
export function VoiceSettings() {
  const list = useVoicePacks({ looksForFiles: true });
  useFreshVoiceLists(list.data?.packs);
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="Failed to load the voices"
        reason={failureOf(list.error).message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (!list.data) return <VoicesLoading />;
  return (
    <>
      <PackStats list={list.data} />
      <PackList list={list.data} />
    </>
  );
}

const places = Array.from({ length: 5 }, (_, index) => `place-${index}`);

function VoicesLoading() {
  return (
    <Panel className="divide-y divide-line">
      <p role="status" className="sr-only">
        Loading the voices...
      </p>
      {places.map((place) => (
        <div key={place} aria-hidden className="flex flex-col gap-2.5 p-4">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-3.5 w-1/3" />
        </div>
      ))}
    </Panel>
  );
}
