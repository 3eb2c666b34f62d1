import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { connectToaster, type Toast } from '#lib/toast.ts';
import { ToastCard } from './toast-card.tsx';

const SHOWN_MS = { success: 5000, error: 8000 };
/** Long enough to read what happened and to press "Undo". */
const SHOWN_WITH_ACTION_MS = 10_000;

function show(toast: Toast): void {
  sonner.custom((id) => <ToastCard toast={toast} onDismiss={() => sonner.dismiss(id)} />, {
    duration: toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[toast.kind],
  });
}

/** Bottom left of the content, never over the stage, and above the bar that some screens have at the bottom. */
export function Toaster() {
  useEffect(() => connectToaster(show), []);
  return (
    <Sonner
      position="bottom-left"
      containerAriaLabel="Notifications"
      offset={{ bottom: 88, left: 32 }}
      mobileOffset={{ bottom: 88, left: 16, right: 16 }}
      toastOptions={{ unstyled: true }}
    />
  );
}
