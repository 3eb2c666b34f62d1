import { Download, Search } from 'lucide-react';
import { useDelayedText } from '#lib/use-delayed-text.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { useAuditActions, useExportAuditLog } from '../api/use-audit-log.ts';
import type { AuditQuery } from '../rules/audit-query.ts';
import { ALL, actionOptions } from '../rules/audit-words.ts';

interface AuditToolbarProps {
  query: AuditQuery;
  onQuery: (changes: Partial<AuditQuery>) => void;
}

export function AuditToolbar({ query, onQuery }: AuditToolbarProps) {
  const [person, setPerson] = useDelayedText(query.person, (text) => onQuery({ person: text }));
  const [target, setTarget] = useDelayedText(query.target, (text) => onQuery({ target: text }));
  const exporting = useExportAuditLog();
  const found = useAuditActions().data ?? [];
  const actions = query.action === '' || found.includes(query.action) ? found : [...found, query.action].toSorted();
  return (
    <search aria-label="Filter the audit log" className="flex flex-wrap items-center gap-2">
      <Input
        type="search"
        icon={Search}
        value={person}
        placeholder="Person: name or email"
        aria-label="Search by person"
        onChange={(event) => setPerson(event.target.value)}
        className="w-[220px] max-md:w-full"
      />
      <Input
        type="search"
        icon={Search}
        value={target}
        placeholder="Thing: name or id"
        aria-label="Search by thing"
        onChange={(event) => setTarget(event.target.value)}
        className="w-[220px] max-md:w-full"
      />
      <Select
        label="Filter by action"
        options={actionOptions(actions)}
        value={query.action || ALL}
        onChange={(action) => onQuery({ action: action === ALL ? '' : action })}
        className="w-[190px]! max-md:w-full!"
      />
      <Input
        type="date"
        aria-label="From day (UTC)"
        value={query.date_from}
        onChange={(event) => onQuery({ date_from: event.target.value })}
        className="w-[150px] max-md:flex-1"
      />
      <Input
        type="date"
        aria-label="To day (UTC)"
        value={query.date_to}
        onChange={(event) => onQuery({ date_to: event.target.value })}
        className="w-[150px] max-md:flex-1"
      />
      <div className="px-1 max-md:w-full">
        <Switch
          label="Only while impersonating"
          isOn={query.impersonated !== ''}
          onChange={(isOn) => onQuery({ impersonated: isOn ? 'true' : '' })}
        />
      </div>
      <Button
        size="toolbar"
        icon={Download}
        busyText={exporting.isPending && 'Exporting...'}
        onClick={() => exporting.mutate(query)}
        className="ml-auto max-md:w-full"
      >
        Export CSV
      </Button>
    </search>
  );
}
