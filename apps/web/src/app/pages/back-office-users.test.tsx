import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { errorTexts } from '@herald/contract/errors';
import { storageKeys } from '@herald/contract/storage-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdministrator, aUser } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import { anAdminUser, aPlan, backOfficeOf, detailsOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const plans = [aPlan('FE', 'Free Edition'), aPlan('DFY', 'Done For You')];
const [free, doneForYou] = plans as [(typeof plans)[0], (typeof plans)[0]];

function open(users: AdminUser[], server: Handlers = {}) {
  const details: Handlers = {
    listPlans: () => data(plans),
    getUser: ({ params: { id } }) => {
      const user = users.find((one) => one.id === id) ?? expect.unreachable();
      return data(detailsOf(user, [free]));
    },
  };
  return renderScreen('/dashboard', {
    as: 'administrator',
    server: { ...backOfficeOf(users), ...details, ...server },
  });
}

const table = async () => within(await screen.findByRole('table', { name: 'Users' }));

async function openMenu(shown: ReturnType<typeof open>, name: string) {
  await shown.user.click((await table()).getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
}

async function openEditor(shown: ReturnType<typeof open>, name: string) {
  await shown.user.click((await openMenu(shown, name)).getByRole('menuitem', { name: 'Edit User' }));
  await screen.findByLabelText('Name');
  return within(screen.getByRole('dialog', { name: 'Edit User' }));
}

test('a row says the same of a user where there is no room for columns', async () => {
  open([anAdminUser('Hannah Osei', { role: 'admin', createdAt: '2026-11-03T12:00:00.000Z', videosCreated: 1 })]);
  const list = within(await screen.findByRole('list', { name: 'Users' }));
  expect(list.getByText('FE')).toBeDefined();
  const words = list.getByRole('listitem').textContent;
  expect(words).toContain('Active · Admin · 1 video');
  expect(words).toContain('Joined Nov 3, 2026 · Last seen Never');
});

describe('the menu of a user', () => {
  test('suspends after a question, with the reason, and takes it back', async () => {
    const hannah = anAdminUser('Hannah Osei');
    const shown = open([hannah], {
      updateUser: ({ body }) => data(detailsOf({ ...hannah, status: body.status ?? 'active' })),
    });
    const menu = await openMenu(shown, 'Hannah Osei');
    const before = shown.server.callsTo('listUsers').length;
    await shown.user.click(menu.getByRole('menuitem', { name: 'Suspend User' }));
    expect(shown.server.callsTo('updateUser')).toEqual([]);
    await shown.user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Three reports of spam');
    await shown.user.click(screen.getByRole('button', { name: 'Suspend User' }));
    expect(await screen.findByText('User Suspended')).toBeDefined();
    expect(shown.server.lastCallTo('updateUser')).toMatchObject({
      params: { id: hannah.id },
      body: { status: 'suspended', suspend_reason: 'Three reports of spam' },
    });
    await waitFor(() => expect(shown.server.callsTo('listUsers').length).toBeGreaterThan(before));
    await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('User Activated')).toBeDefined();
    expect(shown.server.lastCallTo('updateUser').body).toEqual({ status: 'active' });
  });

  test('activates everybody else', async () => {
    const banned = anAdminUser('Bulk Traffic', { status: 'banned' });
    const shown = open([banned], { updateUser: () => data(detailsOf({ ...banned, status: 'active' })) });
    await shown.user.click((await openMenu(shown, 'Bulk Traffic')).getByRole('menuitem', { name: 'Activate User' }));
    expect(await screen.findByText('User Activated')).toBeDefined();
    expect(shown.server.lastCallTo('updateUser').body).toEqual({ status: 'active' });
  });

  test('says in the words of the server when it fails', async () => {
    const text = 'This is the last administrator.';
    const shown = open([anAdminUser('Hannah')], { updateUser: () => refuse('conflict', { message: text }) });
    await shown.user.click((await openMenu(shown, 'Hannah')).getByRole('menuitem', { name: 'Suspend User' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Suspend User' }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('says why an administrator cannot suspend or become themselves', async () => {
    const own = anAdminUser('Morgan Reyes', { id: anAdministrator().id, role: 'admin' });
    const shown = open([own]);
    const menu = await openMenu(shown, 'Morgan Reyes');
    for (const name of ['Login as User This is you', 'Suspend User This is you', 'Delete User This is you']) {
      expect(menu.getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true');
    }
  });

  test('opens a session as the user, on their own dashboard, with a way back', async () => {
    const maya = aUser({ impersonator: { id: aUser().id, name: 'Morgan Reyes', email: 'morgan@herald.test' } });
    const listed = anAdminUser('Maya Holt');
    const shown = open([listed], {
      ...libraryOf([aVideo()]),
      loginAsUser: () => data({ token: fakeToken(), user: maya }),
    });
    await shown.user.click((await openMenu(shown, 'Maya Holt')).getByRole('menuitem', { name: 'Login as User' }));
    expect(await screen.findByText('Logged in as user')).toBeDefined();
    expect(shown.server.lastCallTo('loginAsUser').body).toEqual({ user_id: listed.id });
    await waitFor(() => expect(shown.path()).toBe('/dashboard'));
    expect(localStorage.getItem(storageKeys.adminUser)).toContain('Morgan Reyes');
  });
});

describe('deleting a user', () => {
  const tomas = anAdminUser('Tomás Aguilar', { email: 'tomas@riofit.example' });

  async function openDeletion(server: Handlers = {}) {
    const shown = open([tomas], {
      getUser: () => data(detailsOf(tomas, [free], { videos: 212, watch_links: 200, views: 38_940, members: 6 })),
      ...server,
    });
    await shown.user.click((await openMenu(shown, 'Tomás Aguilar')).getByRole('menuitem', { name: 'Delete User' }));
    return { shown, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete User' })) };
  }

  test('asks with the numbers of what goes, and rests on Cancel', async () => {
    const { dialog } = await openDeletion();
    const question = 'Are you sure you want to delete Tomás Aguilar? This action cannot be undone.';
    expect(dialog.getByText(question)).toBeDefined();
    expect(await dialog.findByText('200 watch links stop working, 38,940 views so far.')).toBeDefined();
    expect(dialog.getByText('212').nextSibling ?? dialog.getByText('212').previousSibling).toHaveProperty(
      'textContent',
      'videos',
    );
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
  });

  test('is possible once the address is typed', async () => {
    const { shown, dialog } = await openDeletion({ deleteUser: () => message('The user was deleted.') });
    const button = dialog.getByRole('button', { name: 'Delete User' });
    await dialog.findByText('6 members lose access; their own accounts stay.');
    expect(button).toHaveProperty('disabled', true);
    await shown.user.type(dialog.getByLabelText('Type tomas@riofit.example to delete'), 'Tomas@RioFit.example');
    expect(button).toHaveProperty('disabled', false);
    const callsTo = (name: 'listUsers' | 'getUser') => shown.server.callsTo(name).length;
    const [lists, details] = [callsTo('listUsers'), callsTo('getUser')];
    await shown.user.click(button);
    expect(await screen.findByText('User Deleted')).toBeDefined();
    expect(screen.getByText('Tomás Aguilar has been permanently deleted.')).toBeDefined();
    expect(shown.server.lastCallTo('deleteUser').params).toEqual({ id: tomas.id });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo('listUsers')).toBeGreaterThan(lists);
    expect(callsTo('getUser')).toBe(details);
  });

  test('asks for the own password when the server wants it again, and goes on', async () => {
    let isConfirmed = false;
    const { shown, dialog } = await openDeletion({
      deleteUser: () => (isConfirmed ? message('The user was deleted.') : refuse('password_required')),
      confirmPassword: ({ body }) => {
        isConfirmed = body.password === 'mine alone';
        return isConfirmed
          ? message('Confirmed.')
          : refuse('validation', { errors: { password: ['This is not your current password.'] } });
      },
    });
    await dialog.findByText('6 members lose access; their own accounts stay.');
    await shown.user.type(dialog.getByLabelText('Type tomas@riofit.example to delete'), tomas.email);
    await shown.user.click(dialog.getByRole('button', { name: 'Delete User' }));
    const field = within(await screen.findByRole('dialog', { name: 'Enter your password' })).getByLabelText(
      'Your password',
    );
    await shown.user.type(field, 'wrong{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    await shown.user.clear(field);
    await shown.user.type(field, 'mine alone{Enter}');
    expect(await screen.findByText('User Deleted')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Enter your password' })).toBeNull();
    expect(shown.server.callsTo('deleteUser')).toHaveLength(2);
  });

  test('stays where it is when the password is not given', async () => {
    const { shown, dialog } = await openDeletion({ deleteUser: () => refuse('password_required') });
    await dialog.findByText('6 members lose access; their own accounts stay.');
    await shown.user.type(dialog.getByLabelText('Type tomas@riofit.example to delete'), tomas.email);
    await shown.user.click(dialog.getByRole('button', { name: 'Delete User' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
    await shown.user.click(asking.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Enter your password again to go on.')).toBeDefined();
    expect(screen.getByRole('alertdialog', { name: 'Delete User' })).toBeDefined();
  });

  test('is not possible with another address', async () => {
    const { shown, dialog } = await openDeletion();
    await dialog.findByText('6 members lose access; their own accounts stay.');
    await shown.user.type(dialog.getByLabelText('Type tomas@riofit.example to delete'), 'tomas@riofit.exampl');
    expect(dialog.getByRole('button', { name: 'Delete User' })).toHaveProperty('disabled', true);
  });

  test('stays open and says why when it fails', async () => {
    const { shown, dialog } = await openDeletion({
      deleteUser: () => refuse('internal', { message: errorTexts.unknown }),
    });
    await dialog.findByText('6 members lose access; their own accounts stay.');
    await shown.user.type(dialog.getByLabelText('Type tomas@riofit.example to delete'), tomas.email);
    await shown.user.click(dialog.getByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('Failed to delete user.')).toBeDefined();
    expect(screen.getByRole('alertdialog', { name: 'Delete User' })).toBeDefined();
  });

  test('says so when the numbers cannot be read, and is not possible', async () => {
    const { shown, dialog } = await openDeletion({ getUser: () => refuse('not_found', { message: 'No luck' }) });
    expect(await dialog.findByText(/Failed to load user data. No luck/)).toBeDefined();
    await shown.user.type(dialog.getByLabelText('Type tomas@riofit.example to delete'), tomas.email);
    expect(dialog.getByRole('button', { name: 'Delete User' })).toHaveProperty('disabled', true);
  });
});

describe('editing a user', () => {
  test('sends everything, with the ticked plans and the default in front', async () => {
    const leah = anAdminUser('Leah Goldstein');
    const shown = open([leah], { updateUser: () => data(detailsOf({ ...leah, name: 'Leah G' })) });
    const dialog = await openEditor(shown, 'Leah Goldstein');
    const name = dialog.getByLabelText('Name');
    await shown.user.clear(name);
    await shown.user.type(name, 'Leah G');
    expect(dialog.getByText('was Leah Goldstein')).toBeDefined();
    expect(dialog.getByText('From the sign-up, Mar 4, 2026')).toBeDefined();
    await shown.user.click(dialog.getByRole('checkbox', { name: /Done For You/ }));
    expect(dialog.getByText('You give it on saving')).toBeDefined();
    expect(dialog.getByText('2 changes are not saved')).toBeDefined();
    await shown.user.click(dialog.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText('User Updated')).toBeDefined();
    expect(shown.server.lastCallTo('updateUser').body).toEqual({
      name: 'Leah G',
      email: leah.email,
      role: 'user',
      status: 'active',
      plan: 'FE',
      plans: ['FE', doneForYou.slug],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('with no plan ticked means FE, and says so', async () => {
    const leah = anAdminUser('Leah');
    const shown = open([leah], { updateUser: () => data(detailsOf(leah)) });
    const dialog = await openEditor(shown, 'Leah');
    await shown.user.click(dialog.getByRole('checkbox', { name: /Free Edition/ }));
    expect(dialog.getByText('With no plan ticked, they get FE.')).toBeDefined();
    await shown.user.click(dialog.getByRole('button', { name: 'Update User' }));
    await screen.findByText('User Updated');
    expect(shown.server.lastCallTo('updateUser').body).toMatchObject({ plan: 'FE', plans: ['FE'] });
  });

  test('says what banning means before it is saved', async () => {
    const shown = open([anAdminUser('Leah')]);
    const dialog = await openEditor(shown, 'Leah');
    await shown.user.click(dialog.getByRole('radio', { name: 'Banned' }));
    expect(dialog.getByText('Banned: cannot sign in, and the address cannot be used again.')).toBeDefined();
    expect(shown.server.callsTo('updateUser')).toEqual([]);
  });

  test('leaves role and status of the own account alone', async () => {
    const shown = open([anAdminUser('Morgan', { id: anAdministrator().id, role: 'admin' })]);
    const dialog = await openEditor(shown, 'Morgan');
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByText(/^This is you\./)).toBeDefined();
  });

  test('keeps what was typed, and says at the field why it was refused', async () => {
    const errors = { email: ['An account with this email already exists.'] };
    const shown = open([anAdminUser('Leah')], { updateUser: () => refuse('email_taken', { errors }) });
    const dialog = await openEditor(shown, 'Leah');
    const email = dialog.getByLabelText('Email');
    await shown.user.clear(email);
    await shown.user.type(email, 'taken@herald.test');
    await shown.user.click(dialog.getByRole('button', { name: 'Update User' }));
    expect((await dialog.findAllByText('An account with this email already exists.')).length).toBeGreaterThan(0);
    expect(email).toHaveProperty('value', 'taken@herald.test');
  });

  test('says when the user could not be loaded', async () => {
    const shown = open([anAdminUser('Leah')], { getUser: () => refuse('not_found') });
    await shown.user.click((await openMenu(shown, 'Leah')).getByRole('menuitem', { name: 'Edit User' }));
    expect(await screen.findByText('Failed to load user data. Resource not found.')).toBeDefined();
  });
});

describe('creating a user', () => {
  test('asks for name, email, password, role and plans', async () => {
    const cleo = anAdminUser('Cleo');
    const shown = open([anAdminUser('Leah')], { createUser: () => data(detailsOf(cleo)) });
    await shown.user.click(await screen.findByRole('button', { name: 'Create User' }));
    await screen.findByLabelText('Name');
    const dialog = within(screen.getByRole('dialog', { name: 'Create New User' }));
    await shown.user.click(dialog.getByRole('button', { name: 'Create User' }));
    expect(await dialog.findByText('Please enter a name.')).toBeDefined();
    await shown.user.type(dialog.getByLabelText('Name'), 'Cleo');
    await shown.user.type(dialog.getByLabelText('Email'), cleo.email);
    await shown.user.type(dialog.getByLabelText('Password'), 'an uncommon phrase');
    await shown.user.click(dialog.getByRole('radio', { name: 'Admin' }));
    await shown.user.click(dialog.getByRole('button', { name: 'Create User' }));
    expect(await screen.findByText('User Created')).toBeDefined();
    expect(shown.server.lastCallTo('createUser').body).toEqual({
      name: 'Cleo',
      email: cleo.email,
      password: 'an uncommon phrase',
      role: 'admin',
      plan: 'FE',
      plans: ['FE'],
    });
  });
});
