import type { AuditQuery } from '@herald/contract/endpoints/audit-log';
import { Search } from 'lucide-react';
import { ExportButton } from '#data/export-button.tsx';
import { useDelayedText } from '#lib/use-delayed-text.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { useAuditActions } from '../api/use-audit-log.ts';
import { ALL, actionOptions } from '../rules/audit-words.ts';

interface AuditToolbarProps {
  query: AuditQuery;
  onQuery: (changes: Partial<AuditQuery>) => void;
}

const auditExport = {
  path: '/admin/audit-log/export',
  filename: 'audit_log.csv',
  failed: 'Failed to export the audit log.',
} as const;

export function AuditToolbar({ query, onQuery }: AuditToolbarProps) {
  const person = useDelayedText(query.person, (text) => onQuery({ person: text }));
  const target = useDelayedText(query.target, (text) => onQuery({ target: text }));
  const found = useAuditActions().data ?? [];
  const { action } = query;
  const actions = action === undefined || found.includes(action) ? found : [...found, action].toSorted();
  return (
    <search aria-label="Filter the audit log" className="flex flex-wrap items-center gap-2">
      <Input
        type="search"
        icon={Search}
        {...person.field}
        placeholder="Person: name or email"
        aria-label="Search by person"
        className="w-[220px] max-md:w-full"
      />
      <Input
        type="search"
        icon={Search}
        {...target.field}
        placeholder="Thing: name or id"
        aria-label="Search by thing"
        className="w-[220px] max-md:w-full"
      />
      <Select
        label="Filter by action"
        options={actionOptions(actions)}
        value={action ?? ALL}
        onChange={(next) => onQuery({ action: next === ALL ? undefined : next })}
        className="w-[190px]! max-md:w-full!"
      />
      <Input
        type="date"
        aria-label="From day (UTC)"
        value={query.date_from ?? ''}
        onChange={(event) => onQuery({ date_from: event.target.value })}
        className="w-[150px] max-md:flex-1"
      />
      <Input
        type="date"
        aria-label="To day (UTC)"
        value={query.date_to ?? ''}
        onChange={(event) => onQuery({ date_to: event.target.value })}
        className="w-[150px] max-md:flex-1"
      />
      <div className="px-1 max-md:w-full">
        <Switch
          label="Only while impersonating"
          isOn={query.impersonated !== undefined}
          onChange={(isOn) => onQuery({ impersonated: isOn ? 'true' : undefined })}
        />
      </div>
      <ExportButton {...auditExport} query={query} className="ml-auto max-md:w-full" />
    </search>
  );
}
