import type { DraftContent } from '@herald/contract/draft';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, wizardOf } from '#testing/a-draft.ts';
import { renderScreen } from '#testing/render-screen.tsx';

async function openStudio(avatar: Partial<DraftContent['avatar']> = {}) {
  const draft = aDraft();
  const content = { ...draft, avatar: { ...draft.avatar, ...avatar, avatarType: 'digital' as const } };
  const shown = renderScreen('/create', { server: wizardOf(content) });
  await screen.findByRole('slider', { name: 'Skin tone' });
  return shown;
}

const slider = (name: string) => screen.queryByRole('slider', { name });
const isChosen = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked');

describe('Face Studio', () => {
  test('opens joyous in a new draft, whatever the preferences dress its avatar in', async () => {
    await openStudio({ clothing: 'formal' });
    expect(isChosen('Joyous')).toBe('true');
  });

  test('opens composed after the user chose formal clothes', async () => {
    await openStudio({ clothing: 'formal', isDressed: true });
    expect(isChosen('Composed')).toBe('true');
  });

  test('offers facial hair only where some grows', async () => {
    const { user } = await openStudio();
    expect(slider('Facial hair')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    expect(slider('Facial hair')).not.toBeNull();
    slider('Age')?.focus();
    await user.keyboard('{Home}');
    expect(slider('Facial hair')).toBeNull();
  });

  test('lets every step of an option left to chance be chosen, also the lowest', async () => {
    const { user } = await openStudio();
    expect(slider('Skin tone')?.getAttribute('aria-valuetext')).toBe('Random');
    slider('Skin tone')?.focus();
    await user.keyboard('{Home}');
    expect(slider('Skin tone')?.getAttribute('aria-valuenow')).toBe('0');
    await user.click(screen.getByRole('button', { name: 'Skin tone: random' }));
    expect(slider('Skin tone')?.getAttribute('aria-valuetext')).toBe('Random');
  });
});
