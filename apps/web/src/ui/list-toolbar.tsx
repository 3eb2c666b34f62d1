import { ListFilter, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDelayedText } from '#lib/use-delayed-text.ts';
import { useSearchShortcut } from '#lib/use-search-shortcut.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';
import { Kbd } from './kbd.tsx';

interface ListToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  searchLabel: string;
  placeholder: string;
  /** The dialog behind "Advanced Filters". */
  filters: (close: () => void) => ReactNode;
  /** What can be done beside looking. */
  actions: ReactNode;
  /** Selects of what is asked for most. */
  children: ReactNode;
}

/** Over a list of the back office: what is looked for, and what can be done. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, onSearch, searchLabel, placeholder, filters, actions, children } = props;
  const [isFiltering, setFiltering] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field);
  const looked = useDelayedText(search, onSearch);
  return (
    <div className="flex flex-wrap gap-2">
      <search className="contents">
        <Input
          ref={field}
          type="search"
          icon={Search}
          {...looked.field}
          placeholder={placeholder}
          aria-label={searchLabel}
          className="w-[300px] max-md:w-full"
          end={looked.text === '' && <Kbd className="mr-2 text-ink-faint max-md:hidden">/</Kbd>}
        />
        {children}
        <Button kind="ghost" size="toolbar" icon={ListFilter} onClick={() => setFiltering(true)}>
          Advanced Filters
        </Button>
      </search>
      <div className="ml-auto flex gap-2 max-md:w-full max-md:[&>*]:flex-1">{actions}</div>
      {isFiltering && filters(() => setFiltering(false))}
    </div>
  );
}
