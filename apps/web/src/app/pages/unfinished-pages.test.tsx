import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';

test('the screen for API keys says that it is not in this version', async () => {
  renderScreen('/api-setup');
  expect(await screen.findByRole('heading', { name: 'API Configuration' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Not in this version yet' })).toBeDefined();
});

test('an unfinished screen leads back to the dashboard', async () => {
  renderScreen('/api-setup');
  const back = await screen.findByRole('link', { name: 'Back to Dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
});

test('an administrator sees the administration', async () => {
  renderScreen('/admin', { as: 'administrator' });
  expect(await screen.findByRole('heading', { name: 'Administration' })).toBeDefined();
});

test('everybody else is sent from the administration to the dashboard', async () => {
  const { path } = renderScreen('/admin', { as: 'owner', server: libraryOf([]) });
  await screen.findByRole('heading', { name: 'Welcome back, Maya Holt' });
  expect(path()).toBe('/dashboard');
});

test('nobody sees the administration signed out', async () => {
  const { path } = renderScreen('/admin', { as: 'nobody' });
  await waitFor(() => expect(path()).toBe('/auth'));
});
