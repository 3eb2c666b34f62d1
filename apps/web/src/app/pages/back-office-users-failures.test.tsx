import { errorTexts } from '@herald/contract/errors';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdminUser, aPlan, backOfficeOf, detailsOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const ann = anAdminUser('Ann');
const bo = anAdminUser('Bo', { status: 'suspended' });
const noWords = () => refuse('internal', { message: errorTexts.unknown });

const open = (server: Handlers) =>
  renderScreen('/dashboard', {
    as: 'administrator',
    server: {
      ...backOfficeOf([ann, bo]),
      listPlans: () => data([aPlan('FE', 'Free Edition')]),
      getUser: () => data(detailsOf(ann)),
      ...server,
    },
  });

async function choose({ user }: ReturnType<typeof open>, name: string, entry: string) {
  const table = within(await screen.findByRole('table', { name: 'Users' }));
  await user.click(table.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('what failed without words of the server', () => {
  test.each([
    ['Ann', 'Suspend User', 'Failed to suspend user.'],
    ['Bo', 'Activate User', 'Failed to activate user.'],
  ])('is said of %s and %s', async (name, entry, words) => {
    await choose(open({ updateUser: noWords }), name, entry);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
  });

  test('is said of Login as User', async () => {
    await choose(open({ loginAsUser: noWords }), 'Ann', 'Login as User');
    expect(await screen.findByText('Failed to login as user.')).toBeDefined();
  });

  test('is said of an update, and the dialog stays', async () => {
    const shown = open({ updateUser: noWords });
    await choose(shown, 'Ann', 'Edit User');
    await shown.user.click(await screen.findByRole('button', { name: 'Update User' }));
    expect(await screen.findByText('Failed to update user.')).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Edit User' })).toBeDefined();
  });

  test('is said of a new user, and what was typed stays', async () => {
    const { user } = open({ createUser: noWords });
    await user.click(await screen.findByRole('button', { name: 'Create User' }));
    await user.type(await screen.findByLabelText('Name'), 'Cleo');
    await user.type(screen.getByLabelText('Email'), 'cleo@herald.test');
    await user.type(screen.getByLabelText('Password'), 'an uncommon phrase');
    const dialog = within(screen.getByRole('dialog', { name: 'Create New User' }));
    await user.click(dialog.getByRole('button', { name: 'Create User' }));
    expect(await screen.findByText('Failed to create user.')).toBeDefined();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Cleo');
  });

  test('is said of the plans to filter by', async () => {
    const { user } = open({ listPlans: noWords });
    await user.click(await screen.findByRole('button', { name: 'Advanced Filters' }));
    expect(await screen.findByText('Failed to load plans for filtering.')).toBeDefined();
  });
});
