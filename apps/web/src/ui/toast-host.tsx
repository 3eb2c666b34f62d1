import { lazy, Suspense } from 'react';
import { useStore } from '#lib/create-store.ts';
import { toastsWanted } from '#lib/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Nothing is loaded before there is something to tell. */
export function ToastHost() {
  const isWanted = useStore(toastsWanted);
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
