import type { Avatar, AvatarDrawer } from '@herald/contract/endpoints/avatars';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, anAvatar, MADE_UP_TEXT, ownDrawer, startedVideo, wizardOf } from '#testing/a-draft.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message } from '#testing/replies.ts';

const openai: AvatarDrawer = { name: 'i1', title: 'OpenAI', is_own: false, face_options: null };
const FREE = ['gender', 'ethnicity', 'age', 'resolution', 'image_format'];
const studio: AvatarDrawer = { name: 's1', title: 'Face Studio', is_own: false, face_options: FREE };
const drawers: Handlers = {
  listDrawers: () => data({ avatar: openai, face: studio, own: ownDrawer, made_up_text: MADE_UP_TEXT }),
};

const complete = {
  description: 'Warm',
  appearance: 'mixed',
  gender: 'female',
  age: 'adult',
  productImageUrl: '/api/media/p.jpg?expires=1&signature=a',
};

async function open(content = aDraft(), server: Handlers = drawers) {
  const shown = renderScreen('/create', { server: { ...wizardOf(content), ...server } });
  await screen.findByRole('heading', { name: 'Create Your UGC Video' });
  return shown;
}

const answered = (drawn: { drawn_by: string | null; instead_reason: string | null }): Handlers => ({
  media: () => 'a picture',
  generateAvatar: () => ({ ...message('Started.'), jobId: startedVideo.video_id }),
  checkAvatarStatus: () => ({
    status: 'completed',
    success: true,
    data: { url: '/a.jpg', public_url: '/a.jpg', avatar_id: null, product_image_url: null, error: null, ...drawn },
  }),
});

describe('who draws a custom avatar', () => {
  test('is not asked where Herald alone draws', async () => {
    await open(aDraft({ avatar: complete }), {});
    await screen.findByRole('button', { name: 'Generate avatar' });
    expect(screen.queryByText('Drawn by')).toBeNull();
  });

  test('is the service, which gets what is filled in, unless the customer chooses Herald', async () => {
    const made = answered({ drawn_by: 'Herald', instead_reason: null });
    const { user, server } = await open(aDraft({ avatar: complete }), { ...drawers, ...made });
    await screen.findByText(/OpenAI gets your description and the product image, and may charge for each picture\./);
    expect(screen.getByText('OpenAI reads your words as they are.')).toBeDefined();
    expect(screen.getByText(MADE_UP_TEXT)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Herald' }));
    expect(screen.getByText('Drawn on this machine, at no cost.')).toBeDefined();
    expect(screen.queryByText(MADE_UP_TEXT)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Generate avatar' }));
    await waitFor(() => expect(server.lastCallTo('generateAvatar').form?.get('own_drawing')).toBe('yes'));
    expect(server.lastCallTo('generateAvatar').form?.get('aspect_ratio')).toBe('9:16');
    expect(await screen.findByText('Drawn by Herald.')).toBeDefined();
  });

  test('is told with the reason where it is somebody else', async () => {
    const made = answered({ drawn_by: 'Herald', instead_reason: 'OpenAI does not respond.' });
    const { user } = await open(aDraft({ avatar: complete }), { ...drawers, ...made });
    await user.click(await screen.findByRole('button', { name: 'Generate avatar' }));
    const words = 'Herald drew this one instead. OpenAI does not respond.';
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('who drew an avatar of the account', () => {
  const own = (changes: Partial<Avatar>) => anAvatar({ is_own: true, type: 'custom', ...changes });
  const chosen = aDraft({ avatar: { avatarType: 'library', selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' } });

  test.each<[Partial<Avatar>, string]>([
    [{ drawn_by: 'OpenAI', kind: 'photo' }, `Kofi was drawn by OpenAI. ${MADE_UP_TEXT}`],
    [{ drawn_by: 'Herald', kind: 'character' }, 'Kofi was drawn by Herald.'],
  ])('is told where it is chosen: %o', async (changes, words) => {
    await open(chosen, { ...drawers, listAvatars: () => data([own(changes)]) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('is not told of a photo of somebody real', async () => {
    await open(chosen, { ...drawers, listAvatars: () => data([own({ kind: 'photo' })]) });
    await screen.findByRole('button', { name: 'Remove Kofi' });
    expect(screen.queryByText(/was drawn by/)).toBeNull();
  });
});

describe('who draws a face', () => {
  const faces = () => aDraft({ avatar: { avatarType: 'digital' } });

  test('is a service, of which only options with an effect are shown', async () => {
    const { server } = await open(faces());
    expect(await screen.findByText(/This face is made up\. Other options need a key for it\./)).toBeDefined();
    for (const name of ['Gender', 'Age', 'Ethnicity', 'Resolution', 'Image format']) {
      expect(screen.getByText(name)).toBeDefined();
    }
    for (const name of ['Skin tone', 'Hair length', 'Mood', 'Lighting', 'Zoom', 'Seed', 'Stampless']) {
      expect(screen.queryByText(name)).toBeNull();
    }
    expect(server.callsTo('drawFace')).toEqual([]);
  });

  test('is Herald for whoever chooses that, with every option', async () => {
    const { user } = await open(faces());
    await user.click(await screen.findByRole('radio', { name: 'Herald' }));
    for (const name of ['Skin tone', 'Hair length', 'Mood', 'Lighting', 'Zoom', 'Seed', 'Stampless']) {
      expect(await screen.findByText(name)).toBeDefined();
    }
    expect(screen.queryByText(/This face is made up/)).toBeNull();
  });

  test('draws when it is asked to, and not again for every change', async () => {
    const { user, server } = await open(faces(), { ...drawers, drawFace: () => 'a picture' });
    await screen.findByText(/This face is made up/);
    const [generate] = screen.getAllByRole('button', { name: 'Generate preview' });
    if (generate) await user.click(generate);
    await waitFor(() => expect(server.callsTo('drawFace')).toHaveLength(1));
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Generate preview' }).length).toBeGreaterThan(0));
    expect(server.callsTo('drawFace')).toHaveLength(1);
  });
});
