import type { CastActor } from '@herald/contract/endpoints/cast';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moderationOf } from '#testing/a-moderation-item.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const ADA = '0b8f7c52-6a39-4a0e-9f0b-1f2c3d4e5f60';

const anActor = (changes: Partial<CastActor> = {}): CastActor => ({
  ...{
    id: ADA,
    avatar_id: ADA,
    name: 'Ada',
    picture_url: '/media/ada.jpg',
    duration_sec: 42.4,
    stored_bytes: 12_300_000,
  },
  ...{ films: 3, release_name: 'ada.pdf', added_by: 'Morgan Reyes', added_at: '2026-11-20T10:00:00.000Z' },
  ...{ withdrawn_by: null, withdrawn_at: null, ...changes },
});

const open = (server: Handlers = {}) =>
  renderScreen('/dashboard?tab=content', {
    as: 'administrator',
    server: { ...backOfficeOf([]), ...moderationOf([], 0), ...server },
  });

test('says what to do first where nobody can be added', async () => {
  open();
  expect(await screen.findByText('No actors yet')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add an actor' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Make one under Film yourself' })).toBeDefined();
});

test('says why the cast did not load', async () => {
  open({ listCast: () => refuse('internal') });
  expect(await screen.findByText('Failed to load the cast.')).toBeDefined();
});

test('adds a presenter only with a signed release', async () => {
  const sent: string[] = [];
  const { user } = open({
    listCast: () => data({ actors: [], candidates: [{ id: ADA, name: 'Ada', picture_url: '/media/ada.jpg' }] }),
    addActor: ({ params }) => {
      sent.push(params.id);
      return message('Everybody can choose this actor now.');
    },
  });
  await screen.findByText('No actors yet');
  await user.click(screen.getByRole('button', { name: 'Add an actor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an actor' });
  await user.click(within(dialog).getByRole('button', { name: 'Add to the cast' }));
  expect(within(dialog).getByText('Please add the signed release.')).toBeDefined();
  expect(sent).toEqual([]);
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no way to choose a file.');
  await user.upload(input, new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add to the cast' }));
  expect(await screen.findByText('Everybody can choose this actor now.')).toBeDefined();
  expect(sent).toEqual([ADA]);
});

test('says what goes before an actor is withdrawn', async () => {
  const withdrawn: string[] = [];
  const { user } = open({
    listCast: () => data({ actors: [anActor()], candidates: [] }),
    withdrawActor: ({ params }) => {
      withdrawn.push(params.id);
      return message('The actor is withdrawn.');
    },
  });
  expect(await screen.findByText('42 s of clip, 12.3 MB, 3 films')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw Ada' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw Ada?' });
  expect(
    within(dialog).getByText(/The clip and 3 films of all accounts are deleted\. The release is kept\./),
  ).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The actor is withdrawn.')).toBeDefined();
  expect(withdrawn).toEqual([ADA]);
});

test('keeps the release of an actor who was withdrawn', async () => {
  const gone = { withdrawn_at: '2026-11-22T10:00:00.000Z', withdrawn_by: 'Morgan Reyes', picture_url: null };
  open({ listCast: () => data({ actors: [anActor(gone)], candidates: [] }) });
  expect(await screen.findByText(/by Morgan Reyes\. The release is kept\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Release of Ada' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw Ada' })).toBeNull();
});
