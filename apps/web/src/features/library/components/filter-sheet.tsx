import { LayoutGrid, List, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Chips } from '#ui/chips.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Switch } from '#ui/switch.tsx';
import { type LibraryFilters, sortOptions, statusOptions } from '../rules/library-query.ts';

interface FilterSheetProps extends LibraryFilters {
  onTrash: (isTrash: boolean) => void;
}

/** What a phone has no room for beside the search. */
export function FilterSheet({ query, onQuery, view, onView, isCompact, onCompact, onTrash }: FilterSheetProps) {
  return (
    <div className="flex flex-col gap-5">
      <Group name="Status">
        <Chips label="Status" options={statusOptions} value={query.status} onChange={(status) => onQuery({ status })} />
      </Group>
      <Group name="Sort">
        <Chips label="Sort" options={sortOptions} value={query.sort} onChange={(sort) => onQuery({ sort })} />
      </Group>
      <Group name="View">
        <Segmented
          label="View"
          full
          segments={[
            { value: 'grid', label: 'Grid', icon: LayoutGrid },
            { value: 'list', label: 'List', icon: List },
          ]}
          value={view}
          onChange={onView}
        />
        <Switch
          label="Compact view"
          hint="More videos on the screen, with fewer words."
          isOn={isCompact}
          onChange={onCompact}
        />
      </Group>
      <Button icon={query.trash ? Undo2 : Trash2} onClick={() => onTrash(!query.trash)}>
        {query.trash ? 'Back to the library' : 'Trash'}
      </Button>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-2 font-medium text-13">
        {name}
      </p>
      {children}
    </div>
  );
}
