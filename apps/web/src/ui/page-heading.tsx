import { clsx } from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { announcePageChange, takePageChange } from '#lib/page-change.ts';
import { useSiteName } from '#lib/site-name.ts';

interface PageHeadingProps {
  /** Also the title of the browser tab, unless `tabTitle` says otherwise. */
  children: string;
  tabTitle?: string;
  line?: ReactNode;
  size?: 'page' | 'hero' | 'dense';
  className?: string;
}

const sizeClass = { page: 'text-26 md:text-34', hero: 'text-34 md:text-44', dense: 'text-20' };

/** The one h1 of a screen. After a change of page it takes the focus, so that reading starts there. */
export function PageHeading({ children, tabTitle, line, size = 'page', className }: PageHeadingProps) {
  const siteName = useSiteName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takePageChange()) heading.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const shown = heading.current;
    // Another heading that the page puts in its place takes the focus over.
    return () => {
      if (document.activeElement === shown) announcePageChange();
    };
  }, []);
  return (
    <div className={className}>
      <title>{`${tabTitle ?? children} · ${siteName}`}</title>
      <h1
        ref={heading}
        dir="auto"
        tabIndex={-1}
        data-page-heading
        className={clsx('break-words font-semibold', sizeClass[size])}
      >
        {children}
      </h1>
      {line && (
        <p className={clsx('text-ink-soft', size === 'hero' ? 'mt-2 text-16' : 'mt-1 text-14 md:text-16')}>{line}</p>
      )}
    </div>
  );
}
