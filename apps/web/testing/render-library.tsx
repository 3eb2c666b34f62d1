import type { Video } from '@herald/contract/endpoints/videos';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import type { Handlers } from './fake-server.ts';
import { libraryOf } from './library-server.ts';
import { renderScreen, type ShownScreen } from './render-screen.tsx';

/** Opens the library of an owner and waits until its videos are there. */
export async function renderLibrary(
  videos: Video[],
  server: Handlers = {},
  address = '/projects',
): Promise<ShownScreen> {
  const shown = renderScreen(address, { server: { ...libraryOf(videos), ...server } });
  await screen.findAllByRole('article');
  return shown;
}

/** The same, with an item taken from the menu of the first video. */
export async function takeFromMenu(
  videos: Video[],
  item: string,
  server: Handlers = {},
  address?: string,
): Promise<ShownScreen> {
  const shown = await renderLibrary(videos, server, address);
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['preferences'] })).toBe(0));
  await shown.user.click(screen.getByRole('button', { name: `Menu of ${videos[0]?.title}` }));
  await shown.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return shown;
}
