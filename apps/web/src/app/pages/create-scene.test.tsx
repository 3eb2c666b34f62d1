import type { AvatarSource } from '@herald/contract/draft';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aClip, aFinishedDraft, anAvatar, startedVideo, wizardOf } from '#testing/a-draft.ts';
import { aProgress, aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, refuse } from '#testing/replies.ts';

const productImageUrl = '/api/media/accounts/a/pictures/0198f6a0-0000-7000-8000-0000000000aa.png?signature=a';
const avatarId = '0198f6a0-0000-7000-8000-0000000000bb';

async function open(content = aFinishedDraft(), server: Handlers = {}) {
  const shown = renderScreen('/create?step=3', { server: { ...wizardOf(content), ...server } });
  await screen.findByLabelText('Title');
  return shown;
}

/** A finished draft with another kind of avatar, and the product. */
function presentedBy(avatarType: AvatarSource) {
  const chosen = {
    library: { selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' },
    custom: { description: 'Warm', appearance: 'mixed', gender: 'female', age: 'adult', customImageUrl: '/c.webp' },
    digital: { createdAvatarId: avatarId },
    photo: { createdAvatarId: avatarId },
    filmed: { createdAvatarId: avatarId },
  };
  return aFinishedDraft({ avatar: { avatarType, ...chosen[avatarType], productImageUrl } });
}

const product = () => within(screen.getByRole('region', { name: 'Product' }));
const generate = () => screen.findByRole('button', { name: 'Generate Video' });

test('step 1 says that the stage is being set while the chosen avatar is not drawn in its scene', async () => {
  renderScreen('/create?step=1', { server: wizardOf(aFinishedDraft()) });
  expect((await screen.findAllByText('Setting the stage')).length).toBeGreaterThan(0);
});

test('each part of step 3 is one press away, and the keyboard goes on from there', async () => {
  const { user } = await open();
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the form' }));
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Look',
    'Format',
    'Material',
    'Sound',
    'Plan',
  ]);
  await user.click(parts.getByRole('button', { name: 'Plan' }));
  expect(document.activeElement?.contains(screen.getByRole('region', { name: 'Plan' }))).toBe(true);
  await user.click(parts.getByRole('button', { name: 'Sound' }));
  await user.tab();
  expect(screen.getByRole('region', { name: 'Music' }).contains(document.activeElement)).toBe(true);
});

test('your own track is called as its file, with its length and the formats that are taken', async () => {
  const id = '0198f6a0-0000-7000-8000-0000000000cc';
  const music_url = `/api/media/accounts/a/audio/${id}/sound.m4a?signature=a`;
  await open(aFinishedDraft({ output: { music_url } }), {
    getAudio: ({ params }) => data(aClip(params.id === id ? { name: 'Night drive.mp3', duration: 93 } : {})),
  });
  const track = within(await screen.findByRole('region', { name: 'Your own track' }));
  expect(await track.findByText('Night drive.mp3, 1 min 33 s')).toBeDefined();
  expect(track.getByText('MP3, WAV, M4A and others, at most 10MB.')).toBeDefined();
});

test('your own track gives way to the voice by as much as is chosen', async () => {
  const music_url = '/api/media/accounts/a/audio/0198f6a0-0000-7000-8000-0000000000cc/sound.m4a?signature=a';
  const { user, server } = await open(aFinishedDraft({ output: { music_url } }), {
    getAudio: () => data(aClip()),
    startVideo: held(startedVideo).handler,
  });
  const track = within(await screen.findByRole('region', { name: 'Your own track' }));
  track.getByRole('slider', { name: 'Music under the voice' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(track.getByText('15 dB softer while somebody speaks.')).toBeDefined();
  await user.click(await generate());
  await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
  expect(server.lastCallTo('startVideo').body.output).toMatchObject({ music_url, music_under: 15 });
});

test('step 3 has music in eight moods and sound effects, and the video starts with them', async () => {
  const { user, server } = await open(aFinishedDraft(), { startVideo: held(startedVideo).handler });
  const music = within(screen.getByRole('region', { name: 'Music' }));
  expect(music.getAllByRole('button', { name: /beats a minute$/ })).toHaveLength(8);
  await user.click(music.getByRole('button', { name: 'Warm 96 beats a minute' }));
  await user.click(music.getByRole('button', { name: 'Another tune' }));
  await user.click(screen.getByRole('radio', { name: 'Few' }));
  await user.click(await generate());
  await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
  const chosen = { music_mood: 'warm', music_tune: 1, music_under: 14, sound_effects: 'few' };
  expect(server.lastCallTo('startVideo').body.output).toMatchObject(chosen);
});

test('step 3 lets choose how often the picture is cut, and the video starts with it', async () => {
  const { user, server } = await open(aFinishedDraft(), { startVideo: held(startedVideo).handler });
  const cuts = within(screen.getByRole('radiogroup', { name: 'Cuts' }));
  expect(cuts.getByRole('radio', { name: 'Natural' }).getAttribute('aria-checked')).toBe('true');
  await user.click(cuts.getByRole('radio', { name: 'One shot' }));
  expect(screen.getByText('One view from beginning to end.')).toBeDefined();
  await user.click(await generate());
  await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
  expect(server.lastCallTo('startVideo').body.output).toMatchObject({ pace: 'single' });
});

describe('the place in step 3', () => {
  const saying = (words: string) => {
    const draft = aFinishedDraft();
    return { ...draft, script: { ...draft.script, content: words }, voice: { ...draft.voice, ttsText: words } };
  };

  test('that the script speaks of is offered, and the video starts in it', async () => {
    const { user, server } = await open(saying('Your brakes squeal? Bring the car in before nine.'), {
      startVideo: held(startedVideo).handler,
    });
    expect(screen.getByText(/Your words speak of a garage\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Film it there' }));
    expect(screen.queryByText(/Your words speak of/)).toBeNull();
    const rooms = within(screen.getByRole('radiogroup', { name: 'Room' }));
    expect(rooms.getByRole('radio', { name: 'Workshop' }).getAttribute('aria-checked')).toBe('true');
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    const place = { setting: 'modern', room: 'workshop', trade: 'cars' };
    expect(server.lastCallTo('startVideo').body.background_data).toMatchObject(place);
  });

  test('shows no trade any more once a room is chosen by hand', async () => {
    const { user, server } = await open(saying('Our bakery opens at five.'), {
      startVideo: held(startedVideo).handler,
    });
    await user.click(screen.getByRole('button', { name: 'Film it there' }));
    const rooms = within(screen.getByRole('radiogroup', { name: 'Room' }));
    await user.click(rooms.getByRole('radio', { name: 'Workshop' }));
    await user.click(rooms.getByRole('radio', { name: 'Shop' }));
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.background_data).toMatchObject({ room: 'shop', trade: '' });
  });

  test('shows the things of a trade chosen by hand, and is named after it', async () => {
    const { user, server } = await open(aFinishedDraft(), { startVideo: held(startedVideo).handler });
    await user.click(screen.getByRole('radio', { name: 'Outdoor' }));
    expect(screen.queryByLabelText('Trade')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Modern Office' }));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Room' })).getByRole('radio', { name: 'Shop' }));
    await user.click(screen.getByLabelText('Trade'));
    expect(screen.queryByRole('option', { name: 'Garage' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Flower shop' }));
    expect(screen.getByRole('radio', { name: 'Flower shop' })).toBeDefined();
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.background_data).toMatchObject({ room: 'shop', trade: 'flowers' });
  });

  test('is not offered where the script speaks of none, and a room is chosen by hand', async () => {
    const { user, server } = await open(saying('Try it for thirty days.'), {
      startVideo: held(startedVideo).handler,
    });
    expect(screen.queryByText(/Your words speak of/)).toBeNull();
    // The lighting has one, too.
    const [studio] = screen.getAllByRole('radio', { name: 'Studio' });
    await user.click(studio ?? expect.unreachable());
    await user.click(within(screen.getByRole('radiogroup', { name: 'Room' })).getByRole('radio', { name: 'Gym' }));
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.background_data).toMatchObject({ setting: 'studio', room: 'gym' });
  });
});

describe('the product in step 3', () => {
  test.each(['library', 'custom', 'digital', 'photo'] as const)(
    'is shown with a %s avatar, and no longer filmed once it is removed',
    async (avatarType) => {
      const { user, server } = await open(presentedBy(avatarType), {
        getAvatar: () => data(anAvatar({ id: avatarId, kind: avatarType === 'photo' ? 'photo' : 'character' })),
        deletePicture: () => message('Deleted.'),
        startVideo: held(startedVideo).handler,
      });
      expect(product().getByRole('img', { name: 'The product' }).getAttribute('src')).toBe(productImageUrl);
      await user.click(product().getByRole('button', { name: 'Remove the product' }));
      expect(product().getByText('No product')).toBeDefined();
      await user.click(await generate());
      await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
      expect(server.lastCallTo('startVideo').body.avatar_data).toMatchObject({ avatarType, productImageUrl: '' });
      expect(server.callsTo('deletePicture')).toHaveLength(1);
    },
  );

  test('can be added to an avatar of the library, and the video starts with it', async () => {
    const picture = { id: avatarId, url: productImageUrl, name: 'bottle.png', purpose: 'product' as const };
    const { user, server } = await open(aFinishedDraft(), {
      uploadPicture: () => data({ ...picture, width: 400, height: 400, size_bytes: 4000 }),
      startVideo: held(startedVideo).handler,
    });
    expect(product().getByText('JPG, PNG, WebP, max 5MB')).toBeDefined();
    const file = new File(['a picture'], 'bottle.png', { type: 'image/png' });
    await user.upload(fileInput(), file);
    expect(await product().findByText('Your product')).toBeDefined();
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.avatar_data).toMatchObject({ productImageUrl });
  });

  test('says what is wrong with a picture that is refused', async () => {
    const { user } = await open(aFinishedDraft(), {
      uploadPicture: () => refuse('validation', { message: 'Please use a picture of at least 64 x 32 pixels.' }),
    });
    await user.upload(fileInput(), new File(['tiny'], 'tiny.png', { type: 'image/png' }));
    expect(await product().findByText('Please use a picture of at least 64 x 32 pixels.')).toBeDefined();
  });
});

function fileInput(): HTMLInputElement {
  return screen.getByRole('region', { name: 'Product' }).querySelector('input') ?? expect.unreachable();
}

describe('the link in step 3', () => {
  test('is completed, can have words of its own, and starts with the video', async () => {
    const { user, server } = await open(aFinishedDraft(), { startVideo: held(startedVideo).handler });
    await user.type(screen.getByLabelText(/^Link/), 'north.co/serum');
    await user.type(await screen.findByLabelText(/^Button/), 'Get the serum');
    expect(screen.getByLabelText<HTMLInputElement>(/^Link/).value).toBe('https://north.co/serum');
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.output).toMatchObject({
      link_url: 'https://north.co/serum',
      link_label: 'Get the serum',
    });
  });

  test('is said to be wrong when it is left, and starts nothing', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText(/^Link/), 'our shop');
    expect(screen.queryByText(/Please enter a web address/)).toBeNull();
    await user.tab();
    expect(screen.getByText(/Please enter a web address/)).toBeDefined();
    await user.click(await generate());
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    expect(server.callsTo('startVideo')).toEqual([]);
  });

  test('is what the end card says it shows', async () => {
    const { user } = await open();
    expect(screen.getByText(/Add a link to show its address below it\./)).toBeDefined();
    await user.type(screen.getByLabelText(/^Link/), 'north.co');
    expect(await screen.findByText(/The address of your link appears below it\./)).toBeDefined();
  });
});

describe('a video that was started', () => {
  test('leads back to its filled draft for a variation', async () => {
    const { user } = await open(aFinishedDraft(), {
      startVideo: () => startedVideo,
      getVideo: () => data(aVideo({ id: startedVideo.video_id, status: 'pending', progress: aProgress() })),
    });
    await user.click(await generate());
    await user.click(await screen.findByRole('button', { name: 'Make a variation' }));
    expect((await generate()).hasAttribute('disabled')).toBe(false);
  });
});
