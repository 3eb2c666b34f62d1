import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFinishedDraft, startedVideo, wizardOf } from '#testing/a-draft.ts';
import { aPersonClip } from '#testing/a-person-clip.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message } from '#testing/replies.ts';

const avatarId = '0198f6a0-0000-7000-8000-0000000000bb';

async function open(content = aFinishedDraft(), server: Handlers = {}) {
  const shown = renderScreen('/create?step=3', { server: { ...wizardOf(content), ...server } });
  await screen.findByLabelText('Title');
  return shown;
}

const aFile = (name: string) => new File(['a picture'], name, { type: 'image/png' });
const input = () =>
  screen.getByRole('region', { name: 'Pictures and clips' }).querySelector('input') ?? expect.unreachable();
const generate = () => screen.findByRole('button', { name: 'Generate Video' });

describe('the pictures in step 3', () => {
  const region = () => within(screen.getByRole('region', { name: 'Pictures and clips' }));

  test('are added together, named and moved by keyboard, and the video starts with them', async () => {
    let sent = 0;
    const { user, server } = await open(aFinishedDraft(), {
      uploadPicture: () => {
        sent += 1;
        const picture = { id: avatarId, url: `/api/media/${sent}.png`, name: 'a.png', purpose: 'material' as const };
        return data({ ...picture, width: 400, height: 400, size_bytes: 4000 });
      },
      deletePicture: () => message('Deleted.'),
      startVideo: held(startedVideo).handler,
    });
    await user.upload(input(), ['a.png', 'b.png', 'c.png'].map(aFile));
    await user.click(await region().findByRole('button', { name: 'Picture 3' }));
    await user.type(region().getByLabelText(/^What it shows/), 'The park');
    region()
      .getByRole('button', { name: /^Focus point: 50% from the left/ })
      .focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await user.click(region().getByRole('button', { name: 'Move Picture 3 earlier' }));
    await user.click(region().getByRole('button', { name: 'Picture 1' }));
    await user.click(region().getByRole('button', { name: 'Remove Picture 1' }));
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.output?.material).toEqual([
      { shot: 'picture 3', url: '/api/media/3.png', name: 'The park', focusX: 0.52, focusY: 0.49 },
      { shot: 'picture 2', url: '/api/media/2.png', name: '', focusX: 0.5, focusY: 0.5 },
    ]);
  });

  test('let nobody close the page unasked while one is on its way', async () => {
    const picture = { id: avatarId, url: '/api/media/1.png', name: 'a.png', purpose: 'material' as const };
    const sending = held(data({ ...picture, width: 9, height: 9, size_bytes: 9 }));
    const { user } = await open(aFinishedDraft(), { uploadPicture: sending.handler });
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await user.upload(input(), [aFile('a.png')]);
    await waitFor(() => expect(isAsked()).toBe(true));
    sending.release();
    expect(await region().findByRole('button', { name: 'Picture 1' })).toBeDefined();
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  test('name the one that cannot be used, and take the others', async () => {
    const { user } = await open(aFinishedDraft(), {
      uploadPicture: () =>
        data({
          id: avatarId,
          url: '/api/media/1.png',
          name: 'a',
          purpose: 'material',
          width: 9,
          height: 9,
          size_bytes: 9,
        }),
    });
    const clip = aFile('clip.png');
    Object.defineProperty(clip, 'size', { value: 9_000_000 });
    await user.upload(input(), [clip, aFile('a.png')]);
    expect(await region().findByRole('button', { name: 'Picture 1' })).toBeDefined();
    expect(region().getByText(/“clip\.png” is too large/)).toBeDefined();
  });

  test('take a clip with the part that is used, and name one that cannot be read', async () => {
    const sent = aPersonClip({ use: 'material', state: 'receiving', received_bytes: 0, code: null });
    const ready = { ...sent, state: 'ready' as const, video_url: '/api/media/accounts/a/clips/b/proxy.mp4' };
    const refused = { ...sent, state: 'refused' as const, error: 'This file is damaged.' };
    const answers = [ready, refused];
    const { user, server } = await open(aFinishedDraft(), {
      beginClip: () => data(sent),
      sendClipPiece: () => data(answers.shift() ?? sent),
      startVideo: held(startedVideo).handler,
    });
    const aClipFile = (name: string) => new File(['a clip'], name, { type: 'video/mp4' });
    await user.upload(input(), ['pour.mp4', 'broken.mp4'].map(aClipFile));
    expect(await region().findByText(/broken\.mp4: This file is damaged\./)).toBeDefined();
    await user.click(region().getByRole('button', { name: 'Clip 1' }));
    region().getByRole('slider', { name: 'Used to' }).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowLeft}');
    expect(region().getByText(/without its sound/)).toBeDefined();
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.output?.material).toMatchObject([
      { shot: 'clip 1', url: ready.video_url, fromSec: 0, untilSec: 15.633 },
    ]);
  });
});
