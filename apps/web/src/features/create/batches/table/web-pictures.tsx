import type { BatchTable } from '@herald/contract/batch-rows';
import type { TemplateVariable } from '@herald/contract/template';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchPicture } from '#data/pictures.ts';
import { ApiError, messageOf } from '#lib/api.ts';
import { Dot } from '#ui/dot.tsx';
import { TextButton } from '#ui/text-button.tsx';
import type { TableDraft } from '../rules/table-draft.ts';
import { type WebPictureCell, webPictureCells, withFetched } from '../rules/web-pictures.ts';

interface WebPicturesProps {
  draft: TableDraft;
  table: BatchTable;
  variables: readonly TemplateVariable[];
  onChange: (draft: TableDraft) => void;
}

const MOST_NAMED = 5;
/** The server takes so many pictures of an account in a minute. */
const WAIT_MS = 5000;
const MOST_WAITS = 20;

const isBusy = (error: Error): boolean => error instanceof ApiError && error.failure.code === 'rate_limited';

/** Fetches the pictures whose addresses stand in the table, one after the other, and says what did not work. */
export function WebPictures({ draft, table, variables, onChange }: WebPicturesProps) {
  const cells = webPictureCells(draft, table, variables);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = [...new Set(cells.map(({ address }) => address))].filter((address) => !failures.has(address));
  const [next = ''] = waiting;
  const { data, error } = useQuery({
    queryKey: ['web-picture', next],
    queryFn: async () => ({ address: next, url: (await fetchPicture(next, 'product')).url }),
    enabled: next !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, failure) => count < MOST_WAITS && isBusy(failure),
    retryDelay: WAIT_MS,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that changed meanwhile is taken as it is then
  useEffect(() => {
    if (data?.address === next && next !== '') onChange(withFetched(draft, cells, data));
  }, [data, next]);
  useEffect(() => {
    if (!error || next === '') return;
    setFailures((before) => new Map(before).set(next, messageOf(error, 'It could not be fetched.')));
  }, [error, next]);
  const failed = cells.filter(({ address }) => failures.has(address));
  return (
    <div className="empty:hidden">
      {waiting.length > 0 && (
        <p role="status" className="mt-3 flex items-center gap-2 text-13 text-ink-soft">
          <Dot tone="signal" isLive />
          {`Fetching pictures from the web, ${waiting.length} left`}
        </p>
      )}
      {failed.length > 0 && <Failed cells={failed} failures={failures} onRetry={() => setFailures(new Map())} />}
    </div>
  );
}

interface FailedProps {
  cells: readonly WebPictureCell[];
  failures: ReadonlyMap<string, string>;
  onRetry: () => void;
}

function Failed({ cells, failures, onRetry }: FailedProps) {
  return (
    <div role="alert" className="mt-3 text-13 text-ink-soft">
      <ul>
        {cells.slice(0, MOST_NAMED).map(({ row, column, address }) => (
          <li key={`${row} ${column}`} className="flex items-center gap-2">
            <Dot tone="bad" />
            {`Row ${row}: ${failures.get(address)}`}
          </li>
        ))}
      </ul>
      {cells.length > MOST_NAMED && <p>{`And ${cells.length - MOST_NAMED} more.`}</p>}
      <TextButton onClick={onRetry}>Try again</TextButton>
    </div>
  );
}
