import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import type { Video } from '@herald/contract/endpoints/videos';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startedVideo } from '#testing/a-draft.ts';
import { aProgress, aVideo, aVideoPage } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderLibrary, takeFromMenu } from '#testing/render-library.tsx';
import { data, held, message, pending, refuse } from '#testing/replies.ts';

const brew = () => aVideo({ title: 'Cold brew' });
const card = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());

describe('the menu of a video', () => {
  const itemsOf = async (video: Video) => {
    const { user } = await renderLibrary([video]);
    await user.click(screen.getByRole('button', { name: `Menu of ${video.title}` }));
    await screen.findByRole('menu');
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.replace('F2', ''));
  };

  test('of a finished one has all that can be done with it', async () => {
    expect(await itemsOf(brew())).toEqual([
      'Preview',
      'Download',
      'Share',
      'Statistics',
      'Settings',
      'Rename',
      'Re-make',
      'Another like this',
      'Save as template',
      'Delete',
    ]);
  });

  test('of a re-made one shows the film before again', async () => {
    const until = '2026-12-16T14:02:00.000Z';
    const before = { video_id: '00000000-0000-7000-8000-000000000999', version: 1, until };
    const remade = aVideo({ title: 'Cold brew', version: 2, kept_share: 0.888, film_before: before });
    const answers = { restoreVideo: () => data(remade), getVideo: () => data(remade) };
    const { server } = await takeFromMenu([remade], 'Show version 1 again', answers);
    expect((await card('Cold brew')).textContent).toContain('Version 2, 88% kept');
    await waitFor(() => expect(server.lastCallTo('restoreVideo').params).toEqual({ id: before.video_id }));
  });

  test('of one that a service filmed has no re-make', async () => {
    expect(await itemsOf(aVideo({ remake_refusal: 'A service filmed this video.' }))).not.toContain('Re-make');
  });

  test('of a failed one also tries again', async () => {
    expect(await itemsOf(aVideo({ status: 'failed' }))).toContain('Retry Generation');
  });

  test('of one that is being made also cancels', async () => {
    expect(await itemsOf(aVideo({ status: 'processing', progress: aProgress() }))).toContain('Cancel');
  });

  test('opens and moves by keyboard', async () => {
    const { user } = await renderLibrary([brew()]);
    screen.getByRole('button', { name: 'Menu of Cold brew' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Preview'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Download'));
  });

  test('Escape closes it and gives the focus back', async () => {
    const { user } = await renderLibrary([brew()]);
    const button = screen.getByRole('button', { name: 'Menu of Cold brew' });
    await user.click(button);
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('shares in the five ways of the specification', async () => {
    const { user } = await renderLibrary([brew()]);
    await user.click(screen.getByRole('button', { name: 'Menu of Cold brew' }));
    (await screen.findByRole('menuitem', { name: 'Share' })).focus();
    await user.keyboard('{ArrowRight}');
    for (const name of ['Facebook', 'WhatsApp', 'Twitter', 'Copy Link', 'More Options']) {
      expect(await screen.findByRole('menuitem', { name })).toBeDefined();
    }
  });
});

describe('deleting a video', () => {
  test('says that the trash keeps it', async () => {
    await takeFromMenu([brew()], 'Delete');
    expect(await screen.findByRole('alertdialog', { name: 'Delete video' })).toBeDefined();
    expect(
      screen.getByText('Are you sure you want to delete "Cold brew"? It stays in the trash for 30 days.'),
    ).toBeDefined();
  });

  test('takes it off the screen before the server answers', async () => {
    const answer = held(message('Deleted.'));
    const { user } = await takeFromMenu([brew()], 'Delete', { deleteVideo: answer.handler });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await gone('Cold brew');
    answer.release();
    expect(await screen.findByText('Video deleted successfully')).toBeDefined();
  });

  test('puts it back when the server refuses', async () => {
    const { user, server } = await takeFromMenu([brew()], 'Delete', { deleteVideo: () => refuse('forbidden') });
    // The list that is asked for afterwards does not come: what is back was put back.
    server.answer({ listVideos: pending });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete video')).toBeDefined();
    expect(await card('Cold brew')).toBeDefined();
  });

  test('can be undone from the toast', async () => {
    const video = brew();
    const { user, server } = await takeFromMenu([video], 'Delete', {
      deleteVideo: () => message('Deleted.'),
      restoreVideo: () => data(video),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsTo('restoreVideo').map(({ params }) => params.id)).toEqual([video.id]));
    expect(await card('Cold brew')).toBeDefined();
  });

  test('keeps it when cancelled', async () => {
    const { user, server } = await takeFromMenu([brew()], 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('deleteVideo')).toEqual([]);
  });

  test('does not ask when the preference says so', async () => {
    const { server } = await takeFromMenu([brew()], 'Delete', {
      getPreferences: () => data({ ...defaultPreferences, confirmBeforeDelete: false }),
      deleteVideo: () => message('Deleted.'),
    });
    expect(await screen.findByText('Video deleted successfully')).toBeDefined();
    expect(server.callsTo('deleteVideo').length).toBe(1);
  });
});

describe('making a video again, or not at all', () => {
  test('Another like this starts one more of the same words', async () => {
    const video = brew();
    const { server } = await takeFromMenu([video], 'Another like this', { orderAnother: () => startedVideo });
    expect(await screen.findByText('Another video like Cold brew is being made.')).toBeDefined();
    expect(server.callsTo('orderAnother').map(({ params }) => params.id)).toEqual([video.id]);
  });

  test('Retry Generation starts it again', async () => {
    const video = aVideo({ title: 'Cold brew', status: 'failed' });
    const restarted: Video = { ...video, status: 'pending', progress: aProgress({ stage: 'queued' }) };
    const { user, server } = await renderLibrary([video], {
      retryVideo: () => data({ status: 'pending', video_url: null, a2e_avatar_error: null, a2e_video_error: null }),
      getVideo: () => data(restarted),
    });
    server.answer({ listVideos: () => data(aVideoPage([restarted])) });
    await user.click(screen.getByRole('button', { name: 'Retry Generation' }));
    expect(await screen.findByText('Video generation restarted')).toBeDefined();
    expect(await within(await card('Cold brew')).findByText('Queued')).toBeDefined();
  });

  test('says why it cannot be started again', async () => {
    const { user } = await renderLibrary([aVideo({ status: 'failed' })], {
      retryVideo: () => refuse('conflict', { message: 'No video is left this month.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Retry Generation' }));
    expect(await screen.findByText('Failed to retry video')).toBeDefined();
    expect(screen.getByText('No video is left this month.')).toBeDefined();
  });

  test('Cancel stops it and gives its place in the plan back', async () => {
    const video = aVideo({ title: 'Cold brew', status: 'processing', progress: aProgress() });
    await takeFromMenu([video], 'Cancel', { cancelVideo: () => message('Cancelled.') });
    expect(await screen.findByText('Cold brew does not count towards your plan.')).toBeDefined();
  });

  test('goes on when it cannot be cancelled', async () => {
    const video = aVideo({ title: 'Cold brew', status: 'processing', progress: aProgress() });
    await takeFromMenu([video], 'Cancel', { cancelVideo: () => refuse('conflict') });
    expect(await screen.findByText('Failed to cancel video')).toBeDefined();
    expect(await within(await card('Cold brew')).findByText('62%')).toBeDefined();
  });
});

describe('renaming a video in its place', () => {
  const renamed = (video: Video): Handlers => ({
    updateVideo: ({ body }) => data({ ...video, title: body.title ?? video.title }),
  });

  test('Enter keeps the new title', async () => {
    const video = brew();
    const { user, server } = await takeFromMenu([video], 'Rename', renamed(video));
    const field = await screen.findByRole('textbox', { name: /title/i });
    await user.clear(field);
    await user.type(field, 'Iced tea{Enter}');
    expect(await card('Iced tea')).toBeDefined();
    expect(await screen.findByText('Video updated successfully')).toBeDefined();
    expect(server.lastCallTo('updateVideo').body).toEqual({ title: 'Iced tea', description: '' });
  });

  test('Escape keeps the old one', async () => {
    const video = brew();
    const { user, server } = await takeFromMenu([video], 'Rename', renamed(video));
    await user.type(await screen.findByRole('textbox', { name: /title/i }), ' and more{Escape}');
    expect(await screen.findByRole('heading', { name: 'Cold brew' })).toBeDefined();
    expect(server.callsTo('updateVideo')).toEqual([]);
  });

  test('an empty title is none', async () => {
    const video = brew();
    const { user, server } = await takeFromMenu([video], 'Rename', renamed(video));
    const field = await screen.findByRole('textbox', { name: /title/i });
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Cold brew' })).toBeDefined();
    expect(server.callsTo('updateVideo')).toEqual([]);
  });

  test('comes back when the server refuses', async () => {
    const { user } = await takeFromMenu([brew()], 'Rename', { updateVideo: () => refuse('forbidden') });
    const field = await screen.findByRole('textbox', { name: /title/i });
    await user.clear(field);
    await user.type(field, 'Iced tea{Enter}');
    expect(await screen.findByText('Failed to update video')).toBeDefined();
    expect(await card('Cold brew')).toBeDefined();
  });
});
