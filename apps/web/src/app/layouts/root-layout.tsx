import { Outlet, ScrollRestoration } from 'react-router';
import { useStoredTokenCheck } from '../../features/session/api/session.ts';
import { useSiteInfo } from '../../features/session/api/use-site-info.ts';
import { GlobalShortcuts } from '../shortcuts/global-shortcuts.tsx';
import { PendingLine } from './pending-line.tsx';

export function RootLayout() {
  useStoredTokenCheck();
  useSiteInfo();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-14 text-ground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <PendingLine />
      <Outlet />
      <GlobalShortcuts />
      <ScrollRestoration />
    </>
  );
}
