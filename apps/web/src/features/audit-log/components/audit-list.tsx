import type { AuditEntry } from '@herald/contract/endpoints/audit-log';
import { SearchX } from 'lucide-react';
import { changeText, targetText } from '#data/audit-text.ts';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pager } from '#ui/pager.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useAuditLog } from '../api/use-audit-log.ts';
import { type AuditQuery, everything, isNarrowed } from '../rules/audit-query.ts';
import { timeOf } from '../rules/audit-words.ts';
import { auditColumns, Doer } from './audit-columns.tsx';

interface AuditListProps {
  query: AuditQuery;
  onQuery: (changes: Partial<AuditQuery>) => void;
  onOpen: (entry: AuditEntry) => void;
  selectedId?: string | undefined;
}

export function AuditList({ query, onQuery, onOpen, selectedId }: AuditListProps) {
  const log = useAuditLog(query);
  if (log.isPending) return <AuditLoading />;
  if (log.isLoadingError) {
    return (
      <ErrorState
        title="Failed to load the audit log."
        reason={failureOf(log.error).message}
        onRetry={() => void log.refetch()}
        isRetrying={log.isFetching}
      />
    );
  }
  const { data, from, to, total, current_page, last_page } = log.data;
  if (data.length === 0) {
    return <NothingFound query={query} onQuery={onQuery} lastPage={total > 0 ? last_page : undefined} />;
  }
  return (
    <div>
      <DataTable
        label="Audit log"
        columns={auditColumns(onOpen)}
        rows={data}
        rowId={({ id }) => id}
        selectedId={selectedId}
        isOutdated={log.isPlaceholderData}
        listItem={(entry) => <AuditItem entry={entry} onOpen={onOpen} />}
      />
      <Pager
        page={current_page}
        pageCount={last_page}
        onChange={(page) => onQuery({ page })}
        summary={`Showing ${from ?? 0} to ${to ?? 0} of ${total.toLocaleString('en-US')} entries`}
      />
    </div>
  );
}

function AuditItem({ entry, onOpen }: { entry: AuditEntry; onOpen: (entry: AuditEntry) => void }) {
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <TextButton onClick={() => onOpen(entry)} className="font-mono text-13 max-md:min-h-11">
          {entry.action}
        </TextButton>
        <time dateTime={entry.created_at} className="tnum text-13 text-ink-faint">
          {timeOf(entry.created_at)}
        </time>
      </div>
      <Doer entry={entry} />
      <p className="truncate text-13 text-ink-soft">{targetText(entry)}</p>
      <p className="truncate text-13 text-ink-faint">{changeText(entry)}</p>
    </div>
  );
}

interface NothingFoundProps {
  query: AuditQuery;
  onQuery: (changes: Partial<AuditQuery>) => void;
  /** Set when the page is one after the last. */
  lastPage: number | undefined;
}

function NothingFound({ query, onQuery, lastPage }: NothingFoundProps) {
  return (
    <Panel className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon of={SearchX} size={22} className="text-ink-faint" />
      <h2 className="font-semibold text-16">{lastPage ? 'This page is empty' : 'No entries found'}</h2>
      {lastPage && <Button onClick={() => onQuery({ page: lastPage })}>Go to the last page</Button>}
      {!lastPage && isNarrowed(query) && <Button onClick={() => onQuery(everything)}>Clear Filters</Button>}
    </Panel>
  );
}

const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);

function AuditLoading() {
  return (
    <Panel className="divide-y divide-line">
      <p role="status" className="sr-only">
        Loading the audit log...
      </p>
      {places.map((place) => (
        <div key={place} aria-hidden className="flex h-10 items-center gap-6 px-4">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 w-1/4" />
          <Skeleton className="h-3.5 w-1/5" />
        </div>
      ))}
    </Panel>
  );
}
