import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { connectToaster, type Toast } from '#lib/toast.ts';
import { ToastCard } from './toast-card.tsx';

const SHOWN_MS = { success: 6_000, error: 12_000 };
/** Long enough to read what happened and to press "Undo". */
const SHOWN_WITH_ACTION_MS = 10_000;

let shown: string | number | undefined;

/** The newer one replaces the older one, so that they never pile up over the page. */
function show(toast: Toast): void {
  const before = shown;
  shown = sonner.custom((id) => <ToastCard toast={toast} onDismiss={() => sonner.dismiss(id)} />, {
    duration: toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[toast.kind],
  });
  if (before !== undefined) sonner.dismiss(before);
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
      visibleToasts={1}
      style={widest}
      toastOptions={{ unstyled: true, className: 'pointer-events-none flex w-full justify-center' }}
    />
  );
}
