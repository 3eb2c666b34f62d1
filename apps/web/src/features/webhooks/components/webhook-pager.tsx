import { Button } from '#ui/button.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { pageLinks } from '../rules/page-links.ts';

interface WebhookPagerProps {
  page: number;
  lastPage: number;
  onChange: (page: number) => void;
}

/** Previous, the pages 1 to 5, the last one, Next; nothing where there is one page. */
export function WebhookPager({ page, lastPage, onChange }: WebhookPagerProps) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label="Pages" className="tnum flex flex-wrap items-center gap-1">
      <Button kind="ghost" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      {pageLinks(page, lastPage).map((link, index) =>
        link === 'gap' ? (
          <span key={`gap-${index > 5 ? 'late' : 'early'}`} aria-hidden className="px-1.5 text-ink-faint">
            …
          </span>
        ) : (
          <PageButton key={link} number={link} isCurrent={link === page} onPick={onChange} />
        ),
      )}
      <Button kind="ghost" disabled={page >= lastPage} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
