import { type ModerationQuery, moderationQuery } from '@herald/contract/endpoints/admin-moderation';
import { ExportButton } from '#data/export-button.tsx';
import { ListToolbar } from '#ui/list-toolbar.tsx';
import { Select } from '#ui/select.tsx';
import { ALL, statusOptions, typeOptions } from '../rules/moderation-words.ts';
import { ModerationFilters } from './moderation-filters.tsx';

interface ModerationToolbarProps {
  query: ModerationQuery;
  onQuery: (changes: Partial<ModerationQuery>) => void;
}

const moderationExport = {
  label: 'Export Report',
  path: '/admin/moderation/export',
  filename: 'content_moderation.csv',
  failed: 'Failed to export the report.',
} as const;

export function ModerationToolbar({ query, onQuery }: ModerationToolbarProps) {
  const { status, type } = moderationQuery.shape;
  return (
    <ListToolbar
      search={query.search}
      onSearch={(search) => onQuery({ search })}
      searchLabel="Search content"
      placeholder="Search content..."
      actions={<ExportButton {...moderationExport} query={query} />}
      filters={(close) => <ModerationFilters query={query} onQuery={onQuery} onClose={close} />}
    >
      <Select
        label="Filter by status"
        options={statusOptions}
        value={query.status || ALL}
        onChange={(next) => onQuery({ status: status.catch('').parse(next) })}
        className="w-[140px]! max-md:flex-1"
      />
      <Select
        label="Filter by type"
        options={typeOptions}
        value={query.type || ALL}
        onChange={(next) => onQuery({ type: type.catch('').parse(next) })}
        className="w-[130px]! max-md:flex-1"
      />
    </ListToolbar>
  );
}
