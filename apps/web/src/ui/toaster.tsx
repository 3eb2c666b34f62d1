import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { connectToaster, type Toast } from '#lib/toast.ts';
import { ToastCard } from './toast-card.tsx';

const SHOWN_MS = { success: 6_000, error: 12_000 };
/** Long enough to read what happened and to press "Undo". */
const SHOWN_WITH_ACTION_MS = 10_000;

/** Nobody has read a toast that is younger; the next one stands below it. */
const UNREAD_MS = 1_500;

/** What one act tells, such as what it did and what it could not do, is told closer together than this. */
const SAME_ACT_MS = 300;

interface Shown {
  id: string | number;
  kind: Toast['kind'];
  atMs: number;
}

let shown: Shown[] = [];

/**
 * The newer one replaces those that can have been read, so that they never pile up over the page. A success also replaces
 * an earlier failure, read or not: it has been put right.
 */
function show(toast: Toast): void {
  const atMs = performance.now();
  const id = sonner.custom((own) => <ToastCard toast={toast} onDismiss={() => sonner.dismiss(own)} />, {
    duration: toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[toast.kind],
  });
  const { kind } = toast;
  const staysFor = (old: Shown) => (kind === 'success' && old.kind === 'error' ? SAME_ACT_MS : UNREAD_MS);
  const stays = (old: Shown) => atMs - old.atMs < staysFor(old);
  for (const old of shown) if (!stays(old)) sonner.dismiss(old.id);
  shown = [...shown.filter(stays), { id, kind, atMs }];
}

const widest = { '--width': '640px' } as CSSProperties;

/** In the middle of the top bar: there it covers links at most, never a form, a film, a card or a button of a footer. */
export function Toaster() {
  useEffect(() => connectToaster(show), []);
  return (
    <Sonner
      position="top-center"
      containerAriaLabel="Notifications"
      offset={{ top: 6 }}
      mobileOffset={{ top: 6, left: 16, right: 16 }}
      expand
      visibleToasts={3}
      style={widest}
      toastOptions={{ unstyled: true, className: 'pointer-events-none flex w-full justify-center' }}
    />
  );
}
