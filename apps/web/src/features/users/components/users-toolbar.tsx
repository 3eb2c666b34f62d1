import type { UserQuery } from '@herald/contract/endpoints/admin-users';
import { ListFilter, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDelayedText } from '#lib/use-delayed-text.ts';
import { useSearchShortcut } from '#lib/use-search-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Kbd } from '#ui/kbd.tsx';
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
  const [isFiltering, setFiltering] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field);
  const [text, setText] = useDelayedText(query.search, (search) => onQuery({ search }));
  return (
    <div className="flex flex-wrap gap-2">
      <search className="contents">
        <Input
          ref={field}
          type="search"
          icon={Search}
          value={text}
          placeholder="Search by name or email"
          aria-label="Search users"
          onChange={({ target }) => setText(target.value)}
          className="w-[300px] max-md:w-full"
          end={text === '' && <Kbd className="mr-2 text-ink-faint max-md:hidden">/</Kbd>}
        />
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
        <Button kind="ghost" size="toolbar" icon={ListFilter} onClick={() => setFiltering(true)}>
          Advanced Filters
        </Button>
      </search>
      <div className="ml-auto flex gap-2 max-md:w-full max-md:[&>*]:flex-1">{actions}</div>
      {isFiltering && <AdvancedFilters query={query} onQuery={onQuery} onClose={() => setFiltering(false)} />}
    </div>
  );
}
