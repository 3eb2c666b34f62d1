import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from './icon.tsx';

interface ColumnHeadingProps {
  column: { header: string; isHeaderHidden?: boolean; isNumeric?: boolean; className?: string } | undefined;
  sorted: false | 'asc' | 'desc';
  onSort: ((event: unknown) => void) | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function ColumnHeading({ column, sorted, onSort }: ColumnHeadingProps) {
  return (
    <th
      scope="col"
      aria-sort={sorted ? ariaSort[sorted] : undefined}
      className={clsx(
        'h-9 whitespace-nowrap px-3 text-left font-medium text-12 text-ink-faint first:pl-4 last:pr-3',
        column?.isNumeric && 'text-right',
        column?.className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx('inline-flex items-center gap-1 rounded-sm hover:text-ink', sorted && 'text-ink')}
        >
          {column?.header}
          {sorted && <Icon of={sorted === 'asc' ? ChevronUp : ChevronDown} size={13} />}
        </button>
      ) : (
        <span className={clsx(column?.isHeaderHidden && 'sr-only')}>{column?.header}</span>
      )}
    </th>
  );
}
