import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFinishedDraft, anAvatar, startedVideo, wizardOf } from '#testing/a-draft.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held } from '#testing/replies.ts';

const filmers = [{ value: 's0123abcd', label: 'GPU in the cellar' }];

async function open(madeBy = '', there = filmers) {
  const content = aFinishedDraft();
  const draft = { ...content, output: { ...content.output, made_by: madeBy } };
  const server = { ...wizardOf(draft), listFilmers: () => data(there), startVideo: held(startedVideo).handler };
  const shown = renderScreen('/create?step=3', { server });
  await screen.findByLabelText('Title');
  return shown;
}

const generate = () => screen.findByRole('button', { name: 'Generate Video' });

describe('who films', () => {
  test('is no question where only Herald does', async () => {
    await open('', []);
    expect(screen.queryByLabelText('Filmed by')).toBeNull();
  });

  test('is Herald at first, and can be a service that may not be replaced', async () => {
    const { user, server } = await open();
    const select = await screen.findByRole('combobox', { name: 'Filmed by' });
    expect(select.textContent).toBe('Herald');
    expect(screen.queryByRole('switch', { name: /Film with Herald/ })).toBeNull();
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'GPU in the cellar' }));
    await user.click(await screen.findByRole('switch', { name: /Film with Herald if it fails/ }));
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
    expect(server.lastCallTo('startVideo').body.output).toMatchObject({ made_by: 's0123abcd', may_fall_back: false });
  });

  test('has to be chosen again when the service is gone', async () => {
    await open('sgone');
    expect(await screen.findByText('This service is no longer there. Choose who films.')).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Filmed by' }).textContent).toBe('A service that is gone');
  });
});

describe('a person of a service', () => {
  const maya = anAvatar({ display_name: 'Maya in grey', kind: 'hosted', origin: 'HeyGen' });
  const hosted = { ...wizardOf(aFinishedDraft()), listFilmers: () => data(filmers) };
  const server = { ...hosted, listAvatars: () => data([maya]), getAvatar: () => data(maya) };

  test('carries the name of the service in the library', async () => {
    renderScreen('/create?step=1', { server });
    expect(await screen.findByRole('radio', { name: /Maya in grey.*HeyGen|HeyGen.*Maya in grey/ })).toBeDefined();
  });

  test('is filmed there, by Herald only where the customer wants that', async () => {
    const { user } = renderScreen('/create?step=3', { server });
    expect(await screen.findByText('HeyGen films Maya in grey.')).toBeDefined();
    expect(screen.queryByLabelText('Filmed by')).toBeNull();
    const fallBack = screen.getByRole('switch', { name: /Film with Herald if it fails/ });
    expect(fallBack.getAttribute('aria-checked')).toBe('true');
    await user.click(fallBack);
    expect(fallBack.getAttribute('aria-checked')).toBe('false');
  });
});
