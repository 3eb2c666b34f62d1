import type { ReactNode } from 'react';
import { Brand } from '#ui/brand.tsx';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { FilmPanel } from '../film/film-panel.tsx';

/** The form left, the film right; below 1024 px only the form. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ConnectionBanner className="top-0" />
      <div className="grid min-h-dvh lg:grid-cols-[minmax(440px,5fr)_7fr]">
        <div className="flex min-w-0 flex-col px-6 py-6 md:px-12 md:py-8">
          <header>
            <Brand size="l" className="w-fit" />
          </header>
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-[360px] flex-1 flex-col justify-center py-10"
          >
            {children}
          </main>
          <footer className="text-12 text-ink-faint">Every video file says that it is AI-generated.</footer>
        </div>
        <FilmPanel />
      </div>
    </>
  );
}
