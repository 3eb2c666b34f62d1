import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, aFinishedDraft, wizardOf } from '#testing/a-draft.ts';
import { someLimits } from '#testing/a-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const LOCKED = 'This avatar is available on higher-tier plans. Please choose another one, or a plan that includes it.';

const anUpgradePage = {
  id: '00000000-0000-7000-8000-000000000401',
  name: 'Unlimited',
  slug: 'unlimited',
  link: null,
  is_special: true,
};

async function open(content = aDraft(), server: Handlers = {}, path = '/create') {
  const shown = renderScreen(path, { server: { ...wizardOf(content), ...server } });
  await screen.findByRole('heading', { name: 'Create Your UGC Video' });
  return shown;
}

test('sends nobody to upgrades where the administrators end the month for everybody', async () => {
  await open(aDraft(), {
    userLimits: () => data(someLimits({ videos_left: 0, videos_per_month_set_by: 'installation' })),
    listPages: () => data([anUpgradePage]),
  });
  await screen.findByText(/^You have used all 10 videos that the administrators allow everybody in a month/);
  expect(screen.queryByRole('link', { name: 'See upgrades' })).toBeNull();
});

describe('the plan in the wizard', () => {
  test('asks to shorten a script that it refuses, instead of leading to the button that is refused', async () => {
    const draft = aFinishedDraft();
    const voice = { ...draft.voice, ttsText: 'Far too long for this plan.', generatedAudioUrl: '' };
    const limits = { userLimits: () => data(someLimits({ script_characters: 10 })) };
    await open({ ...draft, step: 2, voice }, limits, '/create?step=2');
    (await screen.findByRole('button', { name: 'Shorten the script to continue' })).click();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Script' }));
    expect(screen.queryByText('Generate the audio to continue')).toBeNull();
  });

  test('says at once what the plan still gives', async () => {
    await open(aDraft(), {
      userLimits: () => data(someLimits({ videos_left: 2, videos_per_month: 3, video_seconds: 30 })),
    });
    expect(await screen.findByText('2 of 3 videos left this month, up to 30 s each')).toBeDefined();
  });

  test('says at once that nothing is left, and where to go', async () => {
    await open(aDraft(), {
      userLimits: () => data(someLimits({ videos_left: 0, videos_per_month: 3, videos_used: 3 })),
      listPages: () => data([anUpgradePage]),
    });
    await screen.findByText(/^You have used all 3 videos of this month\. Wait for the next month, or choose a plan/);
    const link = await screen.findByRole('link', { name: 'See upgrades' });
    expect(link.getAttribute('href')).toBe('/page/unlimited');
  });

  test('names who gives a larger plan where there is nothing to upgrade to', async () => {
    await open(aDraft(), {
      userLimits: () => data(someLimits({ videos_left: 0, videos_per_month: 1, videos_used: 1 })),
      listPages: () => data([]),
    });
    const note = await screen.findByText(/^You have used the one video of this month\./);
    expect(note.textContent).toContain('Ask the administrator of Herald for such a plan.');
    expect(note.textContent).not.toMatch(/upgrade/i);
    expect(screen.queryByRole('link', { name: 'See upgrades' })).toBeNull();
  });

  test('says what to do about a chosen avatar that the plan does not include any more, and keeps it', async () => {
    const avatar = { avatarType: 'library', selectedAvatarId: 'premium', selectedAvatar: 'Zoe' } as const;
    const draft = aDraft();
    const { server } = await open(
      { ...draft, avatar: { ...draft.avatar, ...avatar } },
      {
        getAvatar: () => refuse('forbidden', { message: LOCKED }),
        listPages: () => data([anUpgradePage]),
      },
    );
    expect(await screen.findByText(`${LOCKED} Your draft keeps Zoe until then.`)).toBeDefined();
    const link = await screen.findByRole('link', { name: 'See upgrades' });
    expect(link.getAttribute('href')).toBe('/page/unlimited');
    expect(screen.getByText('Choose an avatar that your plan includes')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /Voice/ })).toHaveProperty('disabled', true);
    expect(screen.queryByText('Zoe is on the stage')).toBeNull();
    expect(screen.getAllByText('Not in your plan').length).toBeGreaterThan(0);
    expect(server.callsTo('saveDraft')).toEqual([]);
  });

  test.each([2, 3])('leads from step %d of the address back to the avatar, and says why', async (step) => {
    const avatar = { avatarType: 'library', selectedAvatarId: 'premium', selectedAvatar: 'Zoe' } as const;
    const draft = aFinishedDraft();
    const { router } = await open(
      { ...draft, avatar: { ...draft.avatar, ...avatar } },
      { getAvatar: () => refuse('forbidden', { message: LOCKED }) },
      `/create?step=${step}`,
    );
    expect(
      await screen.findByText(new RegExp(`^${LOCKED} Your draft keeps Zoe until then\\. Ask the administrator`)),
    ).toBeDefined();
    expect(screen.getByText('Choose an avatar that your plan includes')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(router.state.location.search).toBe('?step=1'));
  });
});
