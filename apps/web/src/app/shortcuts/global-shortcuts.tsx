import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../features/session/api/session.ts';
import { paths } from '../../lib/paths.ts';
import { shortcutList, useShortcutListOpen } from '../../lib/shortcut-list.ts';
import { useShortcut } from '../../lib/shortcuts.ts';

const ShortcutDialog = lazy(async () => ({ default: (await import('./shortcut-dialog.tsx')).ShortcutDialog }));

export function GlobalShortcuts() {
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

function SignedInShortcuts() {
  const navigate = useNavigate();
  useShortcut('c', 'Create a video', () => void navigate(paths.create));
  return null;
}
