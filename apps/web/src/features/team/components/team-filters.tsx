import type { Option } from '@herald/media/option';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useSearchShortcut } from '#lib/use-search-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { type TeamFilters as Filters, hasFilters, noFilters } from '../rules/filter-members.ts';
import { roleOptions } from '../rules/member-words.ts';

const statusOptions: readonly Option<Filters['status']>[] = [
  { value: 'all', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'pending', label: 'Pending' },
];
const roleFilterOptions: readonly Option<Filters['role']>[] = [
  { value: 'all', label: 'All Roles' },
  ...roleOptions.toReversed(),
];

interface TeamFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function TeamFilters({ filters, onChange }: TeamFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field);
  return (
    <search className="flex flex-wrap gap-2.5">
      <Input
        ref={field}
        type="search"
        icon={Search}
        aria-label="Search members"
        placeholder="Search by name or email..."
        value={filters.search}
        onChange={({ target }) => onChange({ ...filters, search: target.value })}
        className="min-w-[220px] flex-1 max-md:basis-full"
      />
      <Select
        label="Filter by status"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status })}
        className="w-[150px]! max-md:flex-1"
      />
      <Select
        label="Filter by role"
        options={roleFilterOptions}
        value={filters.role}
        onChange={(role) => onChange({ ...filters, role })}
        className="w-[150px]! max-md:flex-1"
      />
      <Button kind="ghost" disabled={!hasFilters(filters)} onClick={() => onChange(noFilters)} className="h-10">
        Clear Filters
      </Button>
    </search>
  );
}
