import type { ContentPage } from '@herald/contract/endpoints/pages';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, offline, pending, refuse } from '#testing/replies.ts';

function aPage(changes: Partial<ContentPage> = {}): ContentPage {
  return {
    id: '00000000-0000-7000-8000-000000000d01',
    name: 'Training',
    slug: 'training',
    link: null,
    is_special: false,
    content: '<p>Start <strong>here</strong>.</p>',
    offer: null,
    ...changes,
  };
}

const open = (changes: Partial<ContentPage> = {}) =>
  renderScreen('/page/training', { server: { getPage: () => data(aPage(changes)) } });

test('says that the page is loading', async () => {
  renderScreen('/page/training', { server: { getPage: pending } });
  expect(await screen.findByText('Loading page...')).toBeDefined();
});

test('asks for the page of its address', async () => {
  const { server } = open();
  await screen.findByRole('heading', { name: 'Training' });
  expect(server.lastCallTo('getPage').params).toEqual({ slug: 'training' });
});

test('shows the content as HTML', async () => {
  open();
  expect((await screen.findByText('here')).tagName).toBe('STRONG');
});

test('has no line about a link when there is none', async () => {
  open();
  await screen.findByRole('heading', { name: 'Training' });
  expect(screen.queryByText(/More about this at/)).toBeNull();
});

test('names the host of a link and opens it in a new tab', async () => {
  open({ link: 'https://learn.example.com/start' });
  const link = await screen.findByRole('link', { name: 'learn.example.com' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toBe('https://learn.example.com/start');
});

test('says that a page has no content', async () => {
  open({ content: '  ' });
  expect(await screen.findByText('No content available for this page.')).toBeDefined();
});

test('says that there is no such page and leads home', async () => {
  renderScreen('/page/training', { server: { getPage: () => refuse('not_found') } });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('offers another try when the page did not load', async () => {
  const { user, server } = renderScreen('/page/training', { server: { getPage: offline } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answer({ getPage: () => data(aPage()) });
  await user.click(retry);
  expect(await screen.findByText('here')).toBeDefined();
});

test('is not for people who are signed out', async () => {
  renderScreen('/page/training', { as: 'nobody' });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
});

/** The frame is there, what is in it is not asked for: a test reaches nobody. */
function showFramesEmpty(): void {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  const before = { ...settings };
  Object.assign(settings, { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true });
  onTestFinished(() => void Object.assign(settings, before));
}

test('asks nothing of YouTube before a video is wanted', async () => {
  const { user } = open({ content: '<p>Before</p><div data-youtube="dQw4w9WgXcQ"></div><p>After</p>' });
  const play = await screen.findByRole('button', { name: /Play the YouTube video/ });
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.body.innerHTML).not.toContain('youtube-nocookie');
  showFramesEmpty();
  await user.click(play);
  const frame = screen.getByTitle('YouTube video');
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(screen.getByText('After')).toBeDefined();
});
