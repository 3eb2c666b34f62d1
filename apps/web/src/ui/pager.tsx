import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { PageButton } from './page-button.tsx';
import { pageLinks } from './page-links.ts';
import { pagesAround } from './pages-around.ts';

interface PagesProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** There are pages after the last one that was counted, so that no button leads to the last. */
  isOpenEnded?: boolean | undefined;
}

interface PagerProps extends PagesProps {
  /** "Showing 1 to 15 of 1,284 results" */
  summary?: string;
  /** `around`: first, five numbers around this page, last. `ends`: Previous, 1 to 5, the last, Next; with two pages or more. */
  form?: 'around' | 'ends';
}

export function Pager({ summary, form = 'around', ...pages }: PagerProps) {
  return (
    <div className="tnum flex flex-wrap items-center justify-between gap-3 pt-4 text-13 text-ink-soft">
      <span>{summary}</span>
      {form === 'around' ? <PagesAround {...pages} /> : pages.pageCount > 1 && <PageEnds {...pages} />}
    </div>
  );
}

function PagesAround({ page, pageCount, onChange, isOpenEnded = false }: PagesProps) {
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1 max-sm:gap-0">
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
        disabled={isLast || isOpenEnded}
        onClick={() => onChange(pageCount)}
        className="max-sm:hidden"
      />
    </nav>
  );
}

function PageEnds({ page, pageCount, onChange }: PagesProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      <Button kind="ghost" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      {pageLinks(page, pageCount).map((link, index) =>
        link === 'gap' ? (
          <span key={`gap-${index > 5 ? 'late' : 'early'}`} aria-hidden className="px-1.5 text-ink-faint">
            …
          </span>
        ) : (
          <PageButton key={link} number={link} isCurrent={link === page} onPick={onChange} />
        ),
      )}
      <Button kind="ghost" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
