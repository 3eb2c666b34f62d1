import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, wizardOf } from '#testing/a-draft.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

const cast = { avatarType: 'library' as const, selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' };

describe('a place without voices', () => {
  const words = 'There is no voice here. Please choose another region or country.';

  test.each<[string, Handlers]>([
    ['of no gender', { listVoices: () => data([]) }],
    ['in any group', { listVoices: () => data([{ value: 'female', label: 'Female', children: [] }]) }],
    ['in any region', { listRegions: () => data([]) }],
  ])('%s says so and does not load for ever', async (_, server) => {
    renderScreen('/create?step=2', { server: { ...wizardOf(aDraft({ avatar: cast })), ...server } });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText('Loading voices')).toBeNull();
  });
});
