import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFinishedDraft, wizardOf } from '#testing/a-draft.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

const aVoice = (value: string, label: string) => {
  return { value, label, gender: 'female', quality: 'standard' as const, provider: 'heygen', sample_url: '/sample' };
};

describe('a draft that names another key of a service', () => {
  test('keeps its voice, under the id that is listed', async () => {
    const listed = aVoice('kaabbccdd:v_1', 'Ava - HeyGen');
    const children = [aVoice('flite:slt', 'Annie - Plain'), listed];
    const voice = { country: 'en', region: 'US', ttsId: 'heygen:v_1', isChosen: true, style: 'calm' };
    const { server } = renderScreen('/create?step=2', {
      server: {
        ...wizardOf(aFinishedDraft({ voice })),
        listVoices: () => data([{ value: 'female', label: 'Female', children }]),
        getVoice: () => data(listed),
      },
    });
    const chosen = await screen.findByRole('radio', { name: /Ava/ });
    await waitFor(() => expect(chosen).toHaveProperty('checked', true));
    await waitFor(() => {
      const saved = server.lastCallTo('saveDraft').body.content.voice;
      expect(saved).toMatchObject({ ttsId: 'kaabbccdd:v_1', isChosen: true, style: 'calm' });
    });
  });

  test('shows who films by the name that is listed', async () => {
    const content = aFinishedDraft();
    const draft = { ...content, output: { ...content.output, made_by: 'heygen' } };
    const listFilmers = () => data([{ value: 'kaabbccdd', label: 'HeyGen', others: ['heygen'] }]);
    renderScreen('/create?step=3', { server: { ...wizardOf(draft), listFilmers } });
    const select = await screen.findByRole('combobox', { name: 'Filmed by' });
    await waitFor(() => expect(select.textContent).toBe('HeyGen'));
    expect(screen.queryByText('This service is no longer there. Choose who films.')).toBeNull();
  });
});
