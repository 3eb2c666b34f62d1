import type { Avatar } from '@herald/contract/endpoints/avatars';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFinishedDraft, anAvatar, wizardOf } from '#testing/a-draft.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

const photo = (changes: Partial<Avatar> = {}) =>
  anAvatar({
    id: '00000000-0000-7000-8000-000000000301',
    kind: 'photo',
    type: 'custom',
    is_own: true,
    display_name: 'Ann',
    ...changes,
  });

async function openScene(avatar: Avatar, avatarType: 'photo' | 'filmed' = 'photo') {
  const draft = aFinishedDraft({ avatar: { avatarType, createdAvatarId: avatar.id }, step: 3 });
  const server = { ...wizardOf(draft), getAvatar: () => data(avatar) };
  return renderScreen('/create?step=3', { server });
}

describe('the place of a photo', () => {
  test('is its own until another scene is wanted, which is then chosen', async () => {
    const { user, server } = await openScene(photo());
    const own = await screen.findByRole('radio', { name: 'Place of the photo' });
    expect(own.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('The film shows the place the photo was taken in.')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /Modern Office/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Another scene' }));
    await user.click(await screen.findByRole('radio', { name: /Modern Office/ }));
    await waitFor(() =>
      expect(server.lastCallTo('saveDraft').body.content.background).toMatchObject({
        isBehindPhoto: true,
        setting: 'modern',
      }),
    );
  });

  test('can be green or nothing', async () => {
    const { user, server } = await openScene(photo());
    await user.click(await screen.findByRole('radio', { name: 'Green' }));
    await waitFor(() => expect(server.lastCallTo('saveDraft').body.content.output.ground).toBe('green'));
  });

  test('stays its own where the photo is older than its outline, and says what to do', async () => {
    await openScene(photo({ can_be_cut_out: false }));
    const words = /Add it once more to show another scene, or keep the place it was taken in\./;
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(/Add it once more to film it on green or transparent\./)).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Another scene' })).toBeNull();
  });
});

describe('the room of a clip', () => {
  const filmed = () => photo({ kind: 'filmed' });

  test('is kept until another scene is wanted, which is then chosen', async () => {
    const { user, server } = await openScene(filmed(), 'filmed');
    const own = await screen.findByRole('radio', { name: 'Room of the clip' });
    expect(own.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('The film shows the room the clip was filmed in.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Another scene' }));
    expect(await screen.findByText(/Herald cuts the person out of the clip, cleanest where/)).toBeDefined();
    await user.click(await screen.findByRole('radio', { name: /Modern Office/ }));
    await waitFor(() =>
      expect(server.lastCallTo('saveDraft').body.content.background).toMatchObject({ isBehindPhoto: true }),
    );
  });

  test('can be left out for green or nothing, and comes back', async () => {
    const { user, server } = await openScene(filmed(), 'filmed');
    const ground = () => server.lastCallTo('saveDraft').body.content.output.ground;
    await user.click(await screen.findByRole('radio', { name: 'Transparent' }));
    await waitFor(() => expect(ground()).toBe('transparent'));
    await user.click(await screen.findByRole('button', { name: 'Show the room of the clip' }));
    await waitFor(() => expect(ground()).toBe('place'));
  });
});
