import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { takePageChange } from '#lib/page-change.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { usePageChanges } from './root-layout.tsx';

afterEach(() => {
  cleanup();
  takePageChange();
});

let replaceHeading: () => void;
let openSettings: () => void;

/** Shows another heading once its answer has come, as the dashboard does. */
function LatePage() {
  const [title, setTitle] = useState('Welcome');
  replaceHeading = () => setTitle('Your first film');
  return <PageHeading key={title}>{title}</PageHeading>;
}

/** Its code is on its way until the test lets it come. */
const loadSettings = () =>
  new Promise<{ element: ReactNode }>((resolve) => {
    openSettings = () => resolve({ element: <PageHeading>Account Settings</PageHeading> });
  });

function Layout() {
  usePageChanges();
  return <Outlet />;
}

function openDashboard() {
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [
          { path: '/', element: null },
          { path: '/dashboard', Component: LatePage },
          { path: '/settings', lazy: loadSettings },
        ],
      },
    ],
    { initialEntries: ['/', '/dashboard'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

test('a page that draws its heading anew before the next page is there takes no focus from it', async () => {
  const router = openDashboard();
  const arrived = router.navigate('/settings');
  await act(async () => {
    openSettings();
    await arrived;
    replaceHeading();
  });
  expect(focused()).toBe('Account Settings');
});

test('a heading in place of the focused one takes the focus over', async () => {
  const router = openDashboard();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/dashboard'));
  expect(focused()).toBe('Welcome');
  act(() => replaceHeading());
  expect(focused()).toBe('Your first film');
});

test('a heading in place of one without the focus leaves the focus where it is', () => {
  openDashboard();
  act(() => replaceHeading());
  expect(focused()).toBe(null);
  expect(screen.getByRole('heading').textContent).toBe('Your first film');
});
