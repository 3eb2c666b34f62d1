import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { aDraft, anAvatar, wizardOf } from '#testing/a-draft.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

async function open(content = aDraft(), server: Handlers = {}) {
  const shown = renderScreen('/create', { server: { ...wizardOf(content), ...server } });
  await screen.findByRole('heading', { name: 'Create Your UGC Video' });
  return shown;
}

async function choosePhoto(user: UserEvent): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a photo.');
  await user.upload(input, new File(['a face'], 'me.jpg', { type: 'image/jpeg' }));
}

describe('a photo of your own', () => {
  const picture_id = '0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e';
  const faces = [{ x: 300, y: 300, width: 300, height: 400 }];
  const analysis = { picture_id, picture_url: '/me.jpg', width: 900, height: 1200, faces, face: 0, points: [] };
  const consent = { version: 'words-7', text: 'The words that the server shows.' };

  test('is kept with consent to the words of the server', async () => {
    const { user, server } = await open(aDraft(), {
      analysePhoto: () => data({ ...analysis, gate: { answer: 'accept', findings: [] } }),
      photoConsent: () => data(consent),
      keepPhoto: () => data(anAvatar({ display_name: 'Me', is_own: true, type: 'custom' })),
    });
    await user.click(screen.getByRole('tab', { name: 'Your photo' }));
    await choosePhoto(user);
    const agree = await screen.findByRole('checkbox', { name: consent.text });
    await user.click(screen.getByRole('button', { name: 'Use this photo' }));
    expect(await screen.findByText('Please confirm that you may use this face.')).toBeDefined();
    expect(server.callsTo('keepPhoto')).toEqual([]);
    await user.click(agree);
    await user.click(screen.getByRole('button', { name: 'Use this photo' }));
    await waitFor(() => expect(server.callsTo('keepPhoto').length).toBe(1));
    const { body } = server.lastCallTo('keepPhoto');
    expect(body).toMatchObject({ picture_id, consent: true, consent_version: consent.version });
  });

  test('with several faces asks who speaks, by keyboard too, and keeps the choice', async () => {
    const two = { ...analysis, faces: [...faces, { x: 20, y: 320, width: 220, height: 300 }] };
    const gate = { answer: 'accept' as const, findings: [] };
    const { user, server } = await open(aDraft(), {
      analysePhoto: () => data({ ...two, gate }),
      chooseFace: ({ body }) => data({ ...two, face: body.face, gate }),
      photoConsent: () => data(consent),
      keepPhoto: () => data(anAvatar({ display_name: 'Me', is_own: true, type: 'custom' })),
    });
    await user.click(screen.getByRole('tab', { name: 'Your photo' }));
    await choosePhoto(user);
    const choice = within(await screen.findByRole('region', { name: 'Who speaks' }));
    const [first, second] = choice.getAllByRole('button');
    expect(choice.queryByRole('button', { pressed: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull();
    first?.focus();
    await user.tab();
    expect(document.activeElement).toBe(second);
    await user.keyboard('{Enter}');
    expect(await choice.findByRole('button', { name: 'Face 2 of 2, from the left', pressed: true })).toBe(second);
    await user.click(await screen.findByRole('checkbox', { name: consent.text }));
    await user.click(screen.getByRole('button', { name: 'Use this photo' }));
    await waitFor(() => expect(server.callsTo('keepPhoto').length).toBe(1));
    // In the order of the picture, and told apart by their places in the list of the server.
    expect(server.lastCallTo('chooseFace').body).toEqual({ picture_id, face: 0 });
    expect(server.lastCallTo('keepPhoto').body).toMatchObject({ picture_id, face: 0 });
  });

  test('stays when another one is refused, which is said above it', async () => {
    let isFirst = true;
    const { user } = await open(aDraft(), {
      analysePhoto: () => {
        if (!isFirst)
          return refuse('validation', { message: 'The picture is smaller than 64 pixels. Choose a larger one.' });
        isFirst = false;
        return data({ ...analysis, gate: { answer: 'accept', findings: [] } });
      },
      photoConsent: () => data(consent),
    });
    await user.click(screen.getByRole('tab', { name: 'Your photo' }));
    expect(screen.getByText(/at least 64 pixels on each side and at most 50 megapixels/)).toBeDefined();
    await choosePhoto(user);
    await screen.findByRole('button', { name: 'Another photo' });
    await choosePhoto(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Choose a larger one. Below is your earlier photo.');
    const found = screen.getByRole('region', { name: 'What was found' });
    expect(alert.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(alert.compareDocumentPosition(screen.getByRole('button', { name: 'Another photo' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('survives a reload with its moved points, and goes when its owner signs out', async () => {
    const points = [{ id: 'mouth', label: 'Mouth', x: 450, y: 800 }];
    const handlers: Handlers = {
      analysePhoto: () => data({ ...analysis, points, gate: { answer: 'accept', findings: [] } }),
      photoConsent: () => data(consent),
      logout: () => message('Signed out.'),
    };
    const { user } = await open(aDraft(), handlers);
    await user.click(screen.getByRole('tab', { name: 'Your photo' }));
    await choosePhoto(user);
    (await screen.findByRole('button', { name: /^Mouth: 450 across, 800 down/ })).focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('button', { name: /^Mouth: 451 across/ });

    cleanup();
    queryClient.clear();
    const again = await open(aDraft({ avatar: { avatarType: 'photo' } }), handlers);
    await screen.findByRole('button', { name: /^Mouth: 451 across/ });
    await again.user.click(screen.getByRole('button', { name: 'Undo all' }));
    await screen.findByRole('button', { name: /^Mouth: 450 across/ });

    await again.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(localStorage.getItem('kept-photo')).toBeNull());
  });
});
