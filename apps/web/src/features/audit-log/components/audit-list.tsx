import type { AuditEntry, AuditQuery } from '@herald/contract/endpoints/audit-log';
import { changeText, targetText } from '#data/audit-text.ts';
import type { ListAddress } from '#data/list-address.ts';
import { AdminList, type ListWords, listWords } from '#ui/admin-list.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useAuditLog } from '../api/use-audit-log.ts';
import { timeOf } from '../rules/audit-words.ts';
import { auditColumns, Doer } from './audit-columns.tsx';

interface AuditListProps {
  place: ListAddress<AuditQuery>;
  onOpen: (entry: AuditEntry) => void;
  selectedId?: string | undefined;
}

const words: ListWords = {
  ...listWords('entries', 'entry'),
  label: 'Audit log',
  loading: 'Loading the audit log...',
  failed: 'Failed to load the audit log.',
};

export function AuditList({ place, onOpen, selectedId }: AuditListProps) {
  return (
    <AdminList
      words={words}
      answer={useAuditLog(place.query)}
      place={place}
      columns={auditColumns(onOpen)}
      rowId={({ id }) => id}
      selectedId={selectedId}
      listItem={(entry) => <AuditItem entry={entry} onOpen={onOpen} />}
    />
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
