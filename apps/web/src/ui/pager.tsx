import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { PageButton } from './page-button.tsx';
import { pagesAround } from './pages-around.ts';

interface PagerProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** "Showing 1 to 15 of 1,284 results" */
  summary?: string;
}

export function Pager({ page, pageCount, onChange, summary }: PagerProps) {
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <div className="tnum flex flex-wrap items-center justify-between gap-3 pt-4 text-13 text-ink-soft">
      <span>{summary}</span>
      <nav aria-label="Pages" className="flex items-center gap-1">
        <IconButton
          icon={ChevronsLeft}
          label="First page"
          disabled={isFirst}
          onClick={() => onChange(1)}
          className="max-sm:hidden"
        />
        <IconButton icon={ChevronLeft} label="Previous page" disabled={isFirst} onClick={() => onChange(page - 1)} />
        {pagesAround(page, pageCount).map((number) => (
          <PageButton key={number} number={number} isCurrent={number === page} onPick={onChange} />
        ))}
        <IconButton icon={ChevronRight} label="Next page" disabled={isLast} onClick={() => onChange(page + 1)} />
        <IconButton
          icon={ChevronsRight}
          label="Last page"
          disabled={isLast}
          onClick={() => onChange(pageCount)}
          className="max-sm:hidden"
        />
      </nav>
    </div>
  );
}
