import { ArrowDownWideNarrow, Grid3x3, LayoutGrid, List, ListFilter, RefreshCw, Rows4, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDelayedText } from '#lib/use-delayed-text.ts';
import { useSearchShortcut } from '#lib/use-search-shortcut.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { type LibraryFilters, sortOptions, statusOptions } from '../rules/library-query.ts';
import { FilterSheet } from './filter-sheet.tsx';

interface LibraryToolbarProps extends LibraryFilters {
  onTrash: (isTrash: boolean) => void;
  onRefresh: () => void;
  /** Nothing to search in: still or no longer. */
  isOff: boolean;
}

export function LibraryToolbar(props: LibraryToolbarProps) {
  const { query, onQuery, view, onView, isCompact, onCompact, onRefresh, isOff } = props;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field);
  const { text, setText, field: search } = useDelayedText(query.search, (words) => onQuery({ search: words }));
  return (
    <search
      inert={isOff}
      className={`sticky top-14 z-10 -mx-1 flex items-center gap-2 bg-ground px-1 py-3.5 ${isOff ? 'opacity-50' : ''}`}
    >
      <Input
        ref={field}
        type="search"
        icon={Search}
        {...search}
        placeholder="Search videos..."
        aria-label="Search videos"
        className="max-w-[320px] flex-1 max-md:max-w-none [&_input::-webkit-search-cancel-button]:hidden"
        end={
          text === '' ? (
            <Kbd className="mr-2 text-ink-faint max-md:hidden">/</Kbd>
          ) : (
            <IconButton icon={X} label="Clear the search" size="s" onClick={() => setText('')} />
          )
        }
      />
      <Segmented
        label="Status"
        segments={statusOptions}
        value={query.status}
        onChange={(status) => onQuery({ status })}
        className="max-lg:hidden"
      />
      <Select
        label="Status"
        lead="Status"
        icon={ListFilter}
        options={statusOptions}
        value={query.status}
        onChange={(status) => onQuery({ status })}
        className="w-[168px]! max-md:hidden lg:hidden"
      />
      <IconButton
        icon={ListFilter}
        label="Filter and sort"
        size="l"
        outlined
        onClick={() => setSheetOpen(true)}
        className="md:hidden"
      />
      <IconButton icon={RefreshCw} label="Refresh" size="l" outlined onClick={onRefresh} className="sm:hidden" />
      <div className="ml-auto flex gap-2 max-md:hidden">
        <Select
          label="Sort"
          lead="Sort"
          icon={ArrowDownWideNarrow}
          options={sortOptions}
          value={query.sort}
          onChange={(sort) => onQuery({ sort })}
          className="w-[172px]!"
        />
        <Segmented
          label="View"
          segments={[
            { value: 'grid', label: 'Grid', icon: LayoutGrid, iconOnly: true },
            { value: 'list', label: 'List', icon: List, iconOnly: true },
          ]}
          value={view}
          onChange={onView}
        />
        <Tooltip text="Compact view">
          <IconButton
            icon={view === 'grid' ? Grid3x3 : Rows4}
            label="Compact view"
            outlined
            aria-pressed={isCompact}
            onClick={() => onCompact(!isCompact)}
            className="size-10!"
          />
        </Tooltip>
      </div>
      <Dialog isOpen={isSheetOpen} onOpenChange={setSheetOpen} title="Filter and sort">
        <FilterSheet
          {...props}
          onTrash={(isTrash) => {
            setSheetOpen(false);
            props.onTrash(isTrash);
          }}
        />
      </Dialog>
    </search>
  );
}
