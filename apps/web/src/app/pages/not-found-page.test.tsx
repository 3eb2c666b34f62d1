import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { message } from '#testing/replies.ts';

const logs = { logNotFound: () => message('Recorded.') };

test('an unknown address says that there is no such page', async () => {
  renderScreen('/nowhere/at-all', { as: 'nobody', server: logs });
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
  expect(screen.getByText('/nowhere/at-all')).toBeDefined();
});

test('an unknown address is reported to the server', async () => {
  const { server } = renderScreen('/nowhere/reported?with=query', { server: logs });
  await screen.findByRole('heading', { name: 'Oops! Page not found' });
  await waitFor(() => expect(server.lastCallTo('logNotFound').body).toEqual({ path: '/nowhere/reported' }));
});

test('the way home leads to the sign-in when nobody is signed in', async () => {
  const { user, path } = renderScreen('/nowhere', { as: 'nobody', server: logs });
  await user.click(await screen.findByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
  expect(path()).toBe('/');
});
