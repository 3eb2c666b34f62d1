import type { ReactNode } from 'react';
import { usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { Brand } from '#ui/brand.tsx';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { FilmPanel } from '../film/film-panel.tsx';
import { PageLink } from '../navigation/page-link.tsx';

/** The form left, the film right; below 1024 px only the form. It stands in the middle, whatever comes below it later. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ConnectionBanner className="top-0" />
      <div className="grid min-h-dvh lg:grid-cols-[minmax(440px,5fr)_7fr]">
        <div className="grid min-w-0 grid-rows-[1fr_auto_1fr] px-6 py-6 md:px-12 md:py-8">
          <header className="min-w-0">
            <Brand size="l" className="w-fit" />
          </header>
          <main id="main" tabIndex={-1} className="mx-auto flex w-full min-w-0 max-w-[360px] flex-col py-10">
            {children}
          </main>
          <footer className="flex flex-col justify-end gap-2 text-12 text-ink-faint">
            <VisitorPages />
            Every video file says that it is AI-generated.
          </footer>
        </div>
        <FilmPanel />
      </div>
    </>
  );
}

/** What visitors may read before they sign up: imprint, privacy, prices. */
function VisitorPages() {
  const { custom, special } = usePageEntries(undefined);
  const pages = [...custom, ...special];
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-x-4 gap-y-1">
      {pages.map((page) => (
        <PageLink
          key={page.id}
          page={page}
          className="max-w-[24ch] truncate text-ink-soft underline-offset-4 hover:underline py-2 md:py-1"
        />
      ))}
    </nav>
  );
}
