import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, wizardOf } from '#testing/a-draft.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

async function open(content = aDraft(), server: Handlers = {}) {
  const shown = renderScreen('/create', { server: { ...wizardOf(content), ...server } });
  await screen.findByRole('heading', { name: 'Create Your UGC Video' });
  return shown;
}

describe('the draft', () => {
  test('is not spoken of before anything was done', async () => {
    const { user } = await open(aDraft({ avatar: { gender: 'female', clothing: 'formal' } }));
    expect(screen.queryByText('Draft saved')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await user.type(screen.getByLabelText('Description'), 'W');
    expect(await screen.findByRole('button', { name: 'Start over' })).toBeDefined();
  });

  test('is saved after a change', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText('Description'), 'Warm');
    await waitFor(() => expect(server.callsTo('saveDraft').length).toBeGreaterThan(0));
    expect(server.lastCallTo('saveDraft').body).toMatchObject({
      version: 1,
      content: { avatar: { description: 'Warm' } },
    });
    expect(await screen.findByText('Draft saved')).toBeDefined();
  });

  test('says that it was not saved and is kept in this browser', async () => {
    const { user } = await open(aDraft(), { saveDraft: () => refuse('forbidden') });
    await user.type(screen.getByLabelText('Description'), 'W');
    expect(await screen.findByText('Not saved, kept in this browser')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  test('asks which version goes on when it was changed somewhere else', async () => {
    const { user, server } = await open(aDraft(), { saveDraft: () => refuse('draft_conflict') });
    const other = { version: 5, content: aDraft({ avatar: { description: 'Cool' } }), updated_at: null };
    server.answer({ getDraft: () => data(other) });
    await user.type(screen.getByLabelText('Description'), 'W');
    expect(await screen.findByText('This draft was changed somewhere else')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Use the other version' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Keep mine' })).toBeDefined();
  });

  test('says that another tab changed it, and brings back what was written here', async () => {
    const { user, server } = await open();
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
    await user.type(field(), 'Warm');
    expect(await screen.findByText('Draft saved')).toBeDefined();
    const other = { version: 9, content: aDraft({ avatar: { description: 'Cool' } }), updated_at: null };
    server.answer({ getDraft: () => data(other) });
    dispatchEvent(new Event('pageshow'));
    expect(await screen.findByText('This draft was changed in another tab or on another device')).toBeDefined();
    expect(field().value).toBe('Cool');
    await user.click(screen.getByRole('button', { name: 'Bring mine back' }));
    expect(field().value).toBe('Warm');
    await waitFor(() =>
      expect(server.lastCallTo('saveDraft').body).toMatchObject({
        version: 9,
        content: { avatar: { description: 'Warm' } },
      }),
    );
    expect(screen.queryByText('This draft was changed in another tab or on another device')).toBeNull();
  });

  test('asks before it starts over, and empties the form', async () => {
    const { user, server } = await open(aDraft({ avatar: { description: 'Warm' } }), {
      clearDraft: () => message('Cleared.'),
    });
    server.answer({ getDraft: () => data({ version: 0, content: aDraft(), updated_at: null }) });
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Start over?' }));
    await user.click(question.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe(''));
  });

  test('stays when starting over fails', async () => {
    const { user } = await open(aDraft({ avatar: { description: 'Warm' } }), { clearDraft: () => refuse('forbidden') });
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('Nothing was changed')).toBeDefined();
  });
});
