import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { announcePageChange } from '#lib/page-change.ts';
import { PageHeading } from './page-heading.tsx';

afterEach(() => {
  cleanup();
  announcePageChange('/elsewhere');
});

let replaceHeading: () => void;

/** Shows another heading once its answer has come, as the dashboard does. */
function LatePage() {
  const [title, setTitle] = useState('Welcome');
  replaceHeading = () => setTitle('Your first film');
  return <PageHeading key={title}>{title}</PageHeading>;
}

function openAt(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', Component: LatePage },
      { path: '/settings', element: <PageHeading>Account Settings</PageHeading> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('a page that draws its heading anew before the next page is there takes no focus from it', async () => {
  const router = openAt('/dashboard');
  announcePageChange('/settings');
  act(() => replaceHeading());
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/settings'));
  expect(document.activeElement?.textContent).toBe('Account Settings');
});

test('a heading in place of the focused one takes the focus over', () => {
  announcePageChange('/dashboard');
  openAt('/dashboard');
  expect(document.activeElement?.textContent).toBe('Welcome');
  act(() => replaceHeading());
  expect(document.activeElement?.textContent).toBe('Your first film');
});

test('a heading in place of one without the focus leaves the focus where it is', () => {
  openAt('/dashboard');
  act(() => replaceHeading());
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('heading').textContent).toBe('Your first film');
});
