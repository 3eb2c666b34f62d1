import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from '../lib/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Nothing is loaded before there is something to tell. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read);
  // A live region, though a silent one: open dialogs hide everything else from screen readers, but not these.
  return (
    <div aria-live="off">
      {isWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
