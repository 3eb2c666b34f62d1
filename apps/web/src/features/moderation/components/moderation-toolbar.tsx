import { type ModerationQuery, moderationQuery } from '@herald/contract/endpoints/admin-moderation';
import { ListFilter, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { ExportButton } from '#data/export-button.tsx';
import { useDelayedText } from '#lib/use-delayed-text.ts';
import { useSearchShortcut } from '#lib/use-search-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Kbd } from '#ui/kbd.tsx';
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
  const [isFiltering, setFiltering] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field);
  const [text, setText] = useDelayedText(query.search, (search) => onQuery({ search }));
  const { status, type } = moderationQuery.shape;
  return (
    <div className="flex flex-wrap gap-2">
      <search className="contents">
        <Input
          ref={field}
          type="search"
          icon={Search}
          value={text}
          placeholder="Search content..."
          aria-label="Search content"
          onChange={({ target }) => setText(target.value)}
          className="w-[300px] max-md:w-full"
          end={text === '' && <Kbd className="mr-2 text-ink-faint max-md:hidden">/</Kbd>}
        />
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
        <Button kind="ghost" size="toolbar" icon={ListFilter} onClick={() => setFiltering(true)}>
          Advanced Filters
        </Button>
      </search>
      <ExportButton {...moderationExport} query={query} className="ml-auto max-md:w-full" />
      {isFiltering && <ModerationFilters query={query} onQuery={onQuery} onClose={() => setFiltering(false)} />}
    </div>
  );
}
