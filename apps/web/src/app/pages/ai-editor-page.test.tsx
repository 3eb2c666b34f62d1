import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, offline, pending } from '#testing/replies.ts';

/** The simulated DOM loads no other page into a frame. */
const editor = { url: 'about:blank', name: 'editor.example.com' };

test('says that the editor is loading', async () => {
  renderScreen('/ai-editor', { server: { aiEditor: pending } });
  expect(await screen.findByText('Loading AI Video Editor')).toBeDefined();
});

test('says that no editor is connected and shows the ways on', async () => {
  renderScreen('/ai-editor', { server: { aiEditor: () => data({ url: null, name: '' }) } });
  expect(await screen.findByRole('heading', { name: 'No editor is connected' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create a video' }).getAttribute('href')).toBe('/create');
});

test('shows the editor in a frame and says whose it is', async () => {
  renderScreen('/ai-editor', { server: { aiEditor: () => data(editor) } });
  expect((await screen.findByTitle('AI Video Editor')).getAttribute('src')).toBe(editor.url);
  expect(screen.getByText('Powered by editor.example.com AI Video Editor')).toBeDefined();
});

test('the frame may not read the page around it', async () => {
  renderScreen('/ai-editor', { server: { aiEditor: () => data(editor) } });
  const frame = await screen.findByTitle('AI Video Editor');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('the note that it loads goes with the loaded frame', async () => {
  renderScreen('/ai-editor', { server: { aiEditor: () => data(editor) } });
  fireEvent.load(await screen.findByTitle('AI Video Editor'));
  await waitFor(() => expect(screen.queryByText('Loading AI Video Editor')).toBeNull());
});

test('Refresh loads the editor again', async () => {
  const { user } = renderScreen('/ai-editor', { server: { aiEditor: () => data(editor) } });
  const first = await screen.findByTitle('AI Video Editor');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByTitle('AI Video Editor')).not.toBe(first);
});

test('opens the editor in a tab of its own', async () => {
  renderScreen('/ai-editor', { server: { aiEditor: () => data(editor) } });
  const link = await screen.findByRole('link', { name: 'Open in a new tab' });
  expect(link.getAttribute('href')).toBe(editor.url);
});

test('offers another try when the address did not load', async () => {
  const { user, server } = renderScreen('/ai-editor', { server: { aiEditor: offline } });
  expect(await screen.findByText('The editor cannot be opened')).toBeDefined();
  server.answer({ aiEditor: () => data(editor) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('AI Video Editor')).toBeDefined();
});

test('is not for people who are signed out', async () => {
  renderScreen('/ai-editor', { as: 'nobody' });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
});
