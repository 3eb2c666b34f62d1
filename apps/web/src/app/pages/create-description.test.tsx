import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDraft, wizardOf } from '#testing/a-draft.ts';
import { choose } from '#testing/choose.ts';
import { renderScreen } from '#testing/render-screen.tsx';

async function open(content = aDraft()) {
  const shown = renderScreen('/create', { server: wizardOf(content) });
  await screen.findByRole('heading', { name: 'Create Your UGC Video' });
  return shown;
}

test('fills the fields from the words, and names what is not drawn', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Description'), 'A friendly woman of 60 with a parrot, in a kitchen');
  expect(await screen.findByText(/Not drawn: a parrot/)).toBeDefined();
  const female = () => screen.getByRole('radio', { name: 'Female' });
  await waitFor(() => expect(female().getAttribute('aria-checked')).toBe('true'));
  await waitFor(() => expect(screen.getByLabelText('Age range').textContent).toContain('Mature (50+)'));
  await choose(user, 'Age range', 'Middle-aged (40-49)');
  expect(await screen.findByText(/Your words say mature \(50\+\)/)).toBeDefined();
  await user.type(screen.getByLabelText('Description'), ', smiling');
  await waitFor(() => expect(screen.getByLabelText('Age range').textContent).toContain('Middle-aged (40-49)'));
});

test('fills the fields from pasted words, and leaves those of an opened draft', async () => {
  const { user } = await open(aDraft({ avatar: { gender: 'female' } }));
  const male = () => screen.getByRole('radio', { name: 'Male' }).getAttribute('aria-checked');
  await user.click(screen.getByLabelText('Description'));
  await user.paste('A bald man with a white beard');
  await waitFor(() => expect(male()).toBe('true'));
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.clear(screen.getByLabelText('Description'));
  await user.paste('A bald man with a white beard');
  await waitFor(() => expect(male()).toBe('true'));
  cleanup();
  await open(aDraft({ avatar: { gender: 'female', description: 'A bald man with a white beard' } }));
  expect(await screen.findByText(/Not drawn: beard/)).toBeDefined();
  expect(male()).toBe('false');
});

test('says that only English is read', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Description'));
  await user.paste('Un homme chauve avec une barbe blanche');
  expect(await screen.findByText(/Only English is read/)).toBeDefined();
});
