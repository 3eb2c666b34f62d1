import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { type DataRouter, RouterProvider } from 'react-router';
import { queryClient } from '#lib/query-client.ts';
import { ToastHost } from '#ui/toast-host.tsx';

/** The router hands over what it wants drawn at once and expects nothing back. */
function flush(draw: () => unknown): undefined {
  flushSync(draw);
}

export function App({ router }: { router: DataRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} flushSync={flush} />
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>
  );
}
