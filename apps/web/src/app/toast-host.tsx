import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from '../lib/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** Nothing is loaded before there is something to tell. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
