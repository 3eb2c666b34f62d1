import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
