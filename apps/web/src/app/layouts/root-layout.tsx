import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router';
import { useSession, useStoredTokenCheck } from '#features/session/api/session.ts';
import { useSiteInfo } from '#features/session/api/use-site-info.ts';
import { connection } from '#lib/api.ts';
import { watchDevice } from '#lib/connection.ts';
import { useStore } from '#lib/create-store.ts';
import { announcePageChange } from '#lib/page-change.ts';
import { passwordGate } from '#lib/password-gate.ts';
import { paths } from '#lib/paths.ts';
import { shortcutList, useShortcut, useShortcutListOpen } from '#lib/shortcuts.ts';

const ShortcutDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcut-dialog.tsx')).ShortcutDialog,
}));

const ConfirmPasswordDialog = lazy(async () => ({
  default: (await import('#features/session/components/confirm-password-dialog.tsx')).ConfirmPasswordDialog,
}));

const AccountTheme = lazy(async () => ({ default: (await import('./account-theme.tsx')).AccountTheme }));

export function RootLayout() {
  useStoredTokenCheck();
  useSiteInfo();
  usePageChanges();
  useEffect(() => watchDevice(connection), []);
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
      <ThemeOfAccount />
      <PasswordGate />
      <ScrollRestoration />
    </>
  );
}

/** Once the next page is in the document: until then the one before may still draw a heading anew. */
export function usePageChanges(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) announcePageChange();
    shown.current = pathname;
  }, [pathname]);
}

/** While the code of the next screen is on its way. It says "working", not how far. */
function PendingLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="on-air fixed inset-x-0 top-0 z-50 h-[2px] bg-signal">
      <span className="sr-only">Loading</span>
    </div>
  );
}

/** Nothing is loaded before the server asks. */
function PasswordGate() {
  const isAsking = useStore(passwordGate) !== undefined;
  return isAsking ? (
    <Suspense>
      <ConfirmPasswordDialog />
    </Suspense>
  ) : null;
}

function GlobalShortcuts() {
  const isListOpen = useShortcutListOpen();
  const { status } = useSession();
  useShortcut('?', 'List the shortcuts', shortcutList.open);
  return (
    <>
      {status === 'signed-in' && <SignedInShortcuts />}
      {isListOpen && (
        <Suspense>
          <ShortcutDialog onClose={shortcutList.close} />
        </Suspense>
      )}
    </>
  );
}

/** The theme of somebody an administrator is signed in as stays theirs. */
function ThemeOfAccount() {
  const { user } = useSession();
  return (
    user &&
    !user.impersonator && (
      <Suspense>
        <AccountTheme key={user.id} />
      </Suspense>
    )
  );
}

function SignedInShortcuts() {
  const navigate = useNavigate();
  useShortcut('c', 'Create a video', () => void navigate(paths.create));
  useShortcut('g d', 'Go to the dashboard', () => void navigate(paths.dashboard));
  useShortcut('g p', 'Go to My Projects', () => void navigate(paths.projects));
  return null;
}
