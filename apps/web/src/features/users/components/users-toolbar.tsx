import type { UserQuery } from '@herald/contract/endpoints/admin-users';
import type { ReactNode } from 'react';
import { ListToolbar } from '#ui/list-toolbar.tsx';
import { Select } from '#ui/select.tsx';
import { ALL, roleFilterOptions, statusFilterOptions } from '../rules/user-words.ts';
import { AdvancedFilters } from './advanced-filters.tsx';

interface UsersToolbarProps {
  query: UserQuery;
  onQuery: (changes: Partial<UserQuery>) => void;
  /** What can be done beside looking. */
  actions: ReactNode;
}

export function UsersToolbar({ query, onQuery, actions }: UsersToolbarProps) {
  return (
    <ListToolbar
      search={query.search}
      onSearch={(search) => onQuery({ search })}
      searchLabel="Search users"
      placeholder="Search by name or email"
      actions={actions}
      filters={(close) => <AdvancedFilters query={query} onQuery={onQuery} onClose={close} />}
    >
      <Select
        label="Filter by status"
        options={statusFilterOptions}
        value={query.status ?? ALL}
        onChange={(status) => onQuery({ status: status === ALL ? undefined : status })}
        className="w-[140px]! max-md:flex-1"
      />
      <Select
        label="Filter by role"
        options={roleFilterOptions}
        value={query.role ?? ALL}
        onChange={(role) => onQuery({ role: role === ALL ? undefined : role })}
        className="w-[130px]! max-md:flex-1"
      />
    </ListToolbar>
  );
}
