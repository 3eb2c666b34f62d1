import type { Video } from '@herald/contract/endpoints/videos';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVideo, aVideoPage } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderLibrary, takeFromMenu } from '#testing/render-library.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const brew = () => aVideo({ title: 'Cold brew' });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());

describe('a selection', () => {
  const two = () => [aVideo({ title: 'Cold brew' }), aVideo({ title: 'Warm bread' })];
  const bar = () => screen.findByRole('toolbar', { name: 'Selected videos' });
  const select = async (videos: Video[], server: Handlers = {}, address?: string) => {
    const shown = await renderLibrary(videos, server, address);
    await shown.user.click(screen.getByRole('checkbox', { name: `Select ${videos[0]?.title}` }));
    await bar();
    return shown;
  };

  test('says how many are in it', async () => {
    await select(two());
    expect(within(await bar()).getByText('1 selected')).toBeDefined();
  });

  test('can take all', async () => {
    const { user } = await select(two());
    await user.click(within(await bar()).getByRole('button', { name: 'Select all' }));
    expect(within(await bar()).getByText('2 selected')).toBeDefined();
    expect(within(await bar()).queryByRole('button', { name: 'Select all' })).toBeNull();
  });

  const four = () => ['One', 'Two', 'Three', 'Four'].map((title) => aVideo({ title }));
  const isSelected = (title: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` }).checked;
  const selectedTitles = () => ['One', 'Two', 'Three', 'Four'].filter(isSelected);

  test('takes everything in between with Shift and the box of another card', async () => {
    const { user } = await select(four());
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Three' }));
    await user.keyboard('{/Shift}');
    expect(selectedTitles()).toEqual(['One', 'Two', 'Three']);
  });

  test('takes everything in between with Shift and another card, also upwards', async () => {
    const { user } = await renderLibrary(four());
    await user.click(screen.getByRole('checkbox', { name: 'Select Four' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Preview Two, Completed' }));
    await user.keyboard('{/Shift}');
    expect(selectedTitles()).toEqual(['Two', 'Three', 'Four']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes everything in between from the keyboard', async () => {
    const { user } = await select(four());
    screen.getByRole('button', { name: 'Preview Three, Completed' }).focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(selectedTitles()).toEqual(['One', 'Two', 'Three']);
  });

  test('takes everything in between in the list as well', async () => {
    localStorage.setItem('library-view', 'list');
    const { user } = await select(four());
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Four' }));
    await user.keyboard('{/Shift}');
    expect(selectedTitles()).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  test('does not come along into the trash, whatever is deleted there', async () => {
    const [first, ...others] = four();
    if (!first) return expect.unreachable();
    const { router, server } = await select([first, ...others]);
    server.answer(libraryOf([{ ...first, deleted_at: '2026-11-18T10:00:00.000Z' }]));
    await router.navigate('/projects?trash=true');
    await screen.findByRole('heading', { name: 'Trash' });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Two' })).toBeNull());
    expect(isSelected('One')).toBe(false);
  });

  test('Escape clears it', async () => {
    const { user } = await select(two());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected videos' })).toBeNull());
  });

  test('pressing another card takes it in instead of opening it', async () => {
    const { user } = await select(two());
    await user.click(screen.getByRole('button', { name: 'Preview Warm bread, Completed' }));
    expect(within(await bar()).getByText('2 selected')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is deleted with one question and one call', async () => {
    const videos = two();
    const { user, server } = await select(videos, { changeVideos: ({ body }) => data({ ids: body.ids }) });
    await user.click(within(await bar()).getByRole('button', { name: 'Select all' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete videos' });
    expect(within(question).getByText(/delete 2 videos\?/)).toBeDefined();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 videos are in the trash.')).toBeDefined();
    expect(server.lastCallTo('changeVideos').body).toEqual({ ids: videos.map(({ id }) => id), action: 'delete' });
  });

  test('is not downloaded while nothing of it is finished', async () => {
    await select([aVideo({ title: 'Cold brew', status: 'failed', video_url: null })]);
    expect(within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
  });

  test('says why its zip was refused', async () => {
    const { user } = await select(two(), { orderVideosZip: () => refuse('rate_limited') });
    await user.click(within(await bar()).getByRole('button', { name: 'Select all' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Download Failed')).toBeDefined();
  });
});

describe('the trash', () => {
  const trashed = () => aVideo({ title: 'Cold brew', deleted_at: '2026-11-18T10:00:00.000Z' });
  const address = '/projects?trash=true';

  test('is offered when something is in it', async () => {
    const counts = { ...aVideoPage([]).counts, trash: 3 };
    const { user, server } = await renderLibrary([brew()], {
      listVideos: () => data(aVideoPage([brew()], { counts })),
    });
    await user.click(screen.getByRole('button', { name: /Trash/ }));
    await waitFor(() => expect(server.lastCallTo('listVideos').query).toMatchObject({ trash: true }));
  });

  test('says for how long videos stay', async () => {
    await renderLibrary([trashed()], {}, address);
    expect(screen.getByRole('heading', { name: 'Trash' })).toBeDefined();
    expect(screen.getByText('Deleted videos can be restored for 30 days, then they are gone for good')).toBeDefined();
  });

  test('says that it is empty', async () => {
    renderScreen(address, { server: libraryOf([]) });
    expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeDefined();
  });

  test('restores a video', async () => {
    const video = trashed();
    const restored: Handlers = { restoreVideo: () => data({ ...video, deleted_at: null }) };
    const { user, server } = await renderLibrary([video], restored, address);
    await user.click(screen.getByRole('button', { name: 'Menu of Cold brew' }));
    server.answer({ listVideos: () => data(aVideoPage([])) });
    await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    expect(await screen.findByText('It is back in your library.')).toBeDefined();
    await gone('Cold brew');
  });

  test('asks before a video is gone for good', async () => {
    const { user, server } = await takeFromMenu(
      [trashed()],
      'Delete forever',
      { changeVideos: ({ body }) => data({ ids: body.ids }) },
      address,
    );
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('It is gone for good.')).toBeDefined();
    expect(server.lastCallTo('changeVideos').body).toMatchObject({ action: 'purge' });
  });
});
