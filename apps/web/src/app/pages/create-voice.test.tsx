import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, anAvatar, wizardOf } from '#testing/a-draft.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

/** Opening a step with all its parts takes long on a busy machine. */
const aWhile = { timeout: 25_000 };
const inTime = { timeout: 40_000 };

const cast = { avatarType: 'library' as const, selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' };
const emma = anAvatar({ id: 'emma', avatar_id: 'emma', display_name: 'Emma', gender: 'female' });
const both: Handlers = {
  listAvatars: () => data([anAvatar(), emma]),
  getAvatar: ({ params }) => data(params.id === 'emma' ? emma : anAvatar()),
};

async function openVoice(voice = {}, server: Handlers = {}) {
  const content = aDraft({ avatar: cast, voice });
  const shown = renderScreen('/create?step=2', { server: { ...wizardOf(content), ...server } });
  await screen.findByText('Ava', {}, aWhile);
  return shown;
}

const chosenVoice = () => document.querySelector<HTMLInputElement>('input[name=voice]:checked')?.value;

/** Back to the first step for another avatar, and forward again. */
async function castAnother({ user }: Awaited<ReturnType<typeof openVoice>>, name: string) {
  await user.click(screen.getByText('Previous'));
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByText('Next'));
  await screen.findByText('Ava', {}, aWhile);
}

describe('the voice of the presenter', inTime, () => {
  test('fits from the start, as the country and the region are chosen', async () => {
    await openVoice();
    await waitFor(() => expect(chosenVoice()).toBe('noah'));
  });

  test('follows to another avatar', async () => {
    const shown = await openVoice({}, both);
    await waitFor(() => expect(chosenVoice()).toBe('noah'));
    await castAnother(shown, 'Emma');
    await waitFor(() => expect(chosenVoice()).toBe('ava'));
  });

  test('stays once the user has chosen it', async () => {
    const shown = await openVoice({}, both);
    await shown.user.click(screen.getByText('Ava'));
    await shown.user.click(screen.getByText('Noah'));
    await castAnother(shown, 'Emma');
    expect(chosenVoice()).toBe('noah');
  });

  test('is chosen again when the place does not offer it', async () => {
    await openVoice({ ttsId: 'antoine', isChosen: true });
    await waitFor(() => expect(chosenVoice()).toBe('noah'));
  });
});

describe('the list of voices', inTime, () => {
  test('stands under the headings Female and Male', async () => {
    await openVoice();
    const women = within(screen.getByRole('group', { name: 'Female' }));
    const men = within(screen.getByRole('group', { name: 'Male' }));
    expect(women.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['ava']);
    expect(men.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['noah']);
  });
});
