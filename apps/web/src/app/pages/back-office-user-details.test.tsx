import type { AdminUser, AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { anAdminUser, aPlan, backOfficeOf, detailsOf } from '#testing/an-admin-user.ts';
import { anAuditEntry } from '#testing/an-audit-entry.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const plans = [aPlan('FE', 'Free Edition'), aPlan('DFY', 'Done For You')];
const [free, doneForYou] = plans as [(typeof plans)[0], (typeof plans)[0]];
const [ann, bo, cy] = ['Ann', 'Bo', 'Cy'].map((name) => anAdminUser(name)) as [AdminUser, AdminUser, AdminUser];

interface Shown {
  at?: string;
  facts?: Partial<AdminUserDetails>;
  server?: Handlers;
}

function open({ at = '/dashboard', facts = {}, server = {} }: Shown = {}) {
  const users = [ann, bo, cy];
  return renderScreen(at, {
    as: 'administrator',
    server: {
      ...backOfficeOf(users),
      listPlans: () => data(plans),
      getUser: ({ params: { id } }) => {
        const user = users.find((one) => one.id === id) ?? expect.unreachable();
        return data({ ...detailsOf(user, [free]), ...facts });
      },
      ...server,
    },
  });
}

/** Beside the list or, on small windows, over it. */
async function drawerOf(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  return within(heading.closest<HTMLElement>('[data-state="open"]') ?? expect.unreachable());
}

const table = async () => within(await screen.findByRole('table', { name: 'Users' }));

describe('the details of a user', () => {
  test('open from the name and from the row, and are in the address', async () => {
    const { user, router } = open();
    await user.click((await table()).getByRole('button', { name: 'Ann' }));
    await drawerOf('Ann');
    expect(router.state.location.search).toBe(`?user=${ann.id}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ann', level: 2 })).toBeNull());
    expect(router.state.location.search).toBe('');
    await user.click((await table()).getByText(bo.email));
    await drawerOf('Bo');
  });

  test('stay away when a button of the row is pressed', async () => {
    const { user, router } = open();
    await user.click((await table()).getByRole('button', { name: 'Actions for Ann' }));
    await screen.findByRole('menu');
    expect(router.state.location.search).toBe('');
  });

  test('go on to the next user and back', async () => {
    const { user } = open({ at: `/dashboard?user=${bo.id}` });
    await table();
    const drawer = await drawerOf('Bo');
    await user.click(drawer.getByRole('button', { name: 'Next user' }));
    expect((await drawerOf('Cy')).getByRole('button', { name: 'Next user' })).toHaveProperty('disabled', true);
    await user.click((await drawerOf('Cy')).getByRole('button', { name: 'Previous user' }));
    await drawerOf('Bo');
  });

  test('say what they have, where it came from and until when', async () => {
    const grant = detailsOf(ann, [doneForYou]).plans[0] ?? expect.unreachable();
    open({
      at: `/dashboard?user=${ann.id}`,
      facts: {
        plans: [{ ...grant, origin: 'admin', granted_by: 'Morgan', expires_at: '2026-12-20T12:00:00.000Z' }],
        past_plans: [{ ...grant, slug: 'FE', origin: 'sign_up', ended_at: '2026-04-01T12:00:00.000Z' }],
        belongings: { ...detailsOf(ann).belongings, videos: 212, videos_this_month: 14, views: 38_940 },
        created_by: { id: null, name: 'Command line' },
      },
    });
    const drawer = await drawerOf('Ann');
    expect(await drawer.findByText('38,940')).toBeDefined();
    expect(drawer.getByText('14 this month')).toBeDefined();
    expect(drawer.getByText('Given by Morgan').closest('li')?.textContent).toContain('ends Dec 20, 2026');
    expect(drawer.getByText('From the sign-up').closest('li')?.textContent).toContain('ended Apr 1, 2026');
    expect(drawer.getByText('Created by').nextSibling?.textContent).toBe('Command line');
  });

  test('say by whom, when and why somebody was banned', async () => {
    const hold = { reason: 'Sold the account', since: '2026-11-03T12:00:00.000Z', by: { id: null, name: 'Morgan' } };
    open({ at: `/dashboard?user=${ann.id}`, facts: { status: 'banned', hold } });
    const drawer = await drawerOf('Ann');
    expect(await drawer.findByText(/^Banned by Morgan, Nov 3, 2026/)).toBeDefined();
    expect(drawer.getByText('Sold the account')).toBeDefined();
  });

  test('show what happened, and lead to the audit log', async () => {
    const person = { id: null, name: 'Morgan', email: null, is_deleted: false };
    const target = { type: 'user' as const, id: ann.id, name: 'Ann', is_deleted: false };
    open({
      at: `/dashboard?user=${ann.id}`,
      facts: { history: [anAuditEntry({ action: 'user.suspend', person, target })] },
    });
    const drawer = await drawerOf('Ann');
    expect((await drawer.findByText('user.suspend')).nextSibling?.textContent).toBe('by Morgan');
    const linkTo = (name: string) => drawer.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('done to them')).toBe(`/dashboard?tab=monitoring&view=audit&target=${ann.id}`);
    expect(linkTo('done by them')).toBe(`/dashboard?tab=monitoring&view=audit&person=${ann.id}`);
  });

  test('say when they could not be loaded, and try again', async () => {
    const { user, server } = open({
      at: `/dashboard?user=${ann.id}`,
      server: { getUser: () => refuse('not_found') },
    });
    expect(await screen.findByText('Failed to load user data.')).toBeDefined();
    const before = server.callsTo('getUser').length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.callsTo('getUser').length).toBeGreaterThan(before));
  });

  test('close with the user when they are deleted', async () => {
    const { user, router } = open({
      at: `/dashboard?user=${ann.id}`,
      server: { deleteUser: () => message('The user was deleted.') },
    });
    const drawer = await drawerOf('Ann');
    await user.click(await drawer.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete User' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete User' }));
    await dialog.findByText('The audit log keeps the name and address.');
    await user.type(dialog.getByLabelText(`Type ${ann.email} to delete`), ann.email);
    await user.click(dialog.getByRole('button', { name: 'Delete User' }));
    await screen.findByText('User Deleted');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('a password link', () => {
  const answer = (link: string | null) => () =>
    data({ is_mailed: link === null, link, expires_at: '2026-11-21T19:00:00.000Z' });
  const send = async (server: Handlers) => {
    const shown = open({ server });
    await shown.user.click((await table()).getByRole('button', { name: 'Actions for Ann' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Send a password link' }));
    return shown;
  };

  test('is mailed', async () => {
    const { server } = await send({ sendUserPasswordLink: answer(null) });
    expect(await screen.findByText(`A link to choose a new password is on its way to ${ann.email}.`)).toBeDefined();
    expect(server.lastCallTo('sendUserPasswordLink').params).toEqual({ id: ann.id });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is shown to be passed on where no mail server is set up', async () => {
    const { user } = await send({ sendUserPasswordLink: answer('https://herald.test/reset-password?token=x') });
    const dialog = within(await screen.findByRole('dialog', { name: 'Ann can choose a new password' }));
    expect(dialog.getByLabelText('Password link')).toHaveProperty(
      'value',
      'https://herald.test/reset-password?token=x',
    );
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledWith('https://herald.test/reset-password?token=x');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says why it was not made', async () => {
    await send({ sendUserPasswordLink: () => refuse('conflict', { message: 'Not while suspended.' }) });
    expect(await screen.findByText('Not while suspended.')).toBeDefined();
  });
});

describe('the dialog of a user', () => {
  const edit = async (shown: Shown = {}) => {
    const screenOf = open(shown);
    await screenOf.user.click((await table()).getByRole('button', { name: 'Actions for Ann' }));
    await screenOf.user.click(await screen.findByRole('menuitem', { name: 'Edit User' }));
    await screen.findByLabelText('Name');
    return { ...screenOf, dialog: within(screen.getByRole('dialog', { name: 'Edit User' })) };
  };

  test('sends the reason of a ban', async () => {
    const { user, server, dialog } = await edit({ server: { updateUser: () => data(detailsOf(ann)) } });
    expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Banned' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'Sold the account');
    await user.click(dialog.getByRole('button', { name: 'Update User' }));
    await screen.findByText('User Updated');
    expect(server.lastCallTo('updateUser').body).toMatchObject({ status: 'banned', ban_reason: 'Sold the account' });
  });

  test('gives a plan until a day, and says why a day was refused', async () => {
    const errors = { plan_ends: ['The end of DFY must be in the future.'] };
    const { user, server, dialog } = await edit({ server: { updateUser: () => refuse('validation', { errors }) } });
    await user.click(dialog.getByRole('checkbox', { name: /Done For You/ }));
    await user.click(dialog.getByRole('combobox', { name: 'End of Done For You' }));
    await user.click(await screen.findByRole('option', { name: 'on a day' }));
    const day = await dialog.findByLabelText('Last day of Done For You');
    fireEvent.change(day, { target: { value: '2027-01-31' } });
    await user.click(dialog.getByRole('button', { name: 'Update User' }));
    expect(await dialog.findByText('The end of DFY must be in the future.')).toBeDefined();
    expect(server.lastCallTo('updateUser').body).toMatchObject({
      plans: ['FE', 'DFY'],
      plan_ends: { DFY: new Date('2027-01-31T23:59:59.999').toISOString() },
    });
  });

  test('asks before it forgets what was typed', async () => {
    const { user, dialog } = await edit();
    await user.type(dialog.getByLabelText('Name'), ' Example');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Ann Example');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('closes without a question when nothing was changed', async () => {
    const { user, dialog } = await edit();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is not left by another address while something is not saved', async () => {
    const { user, dialog, router } = await edit();
    await user.type(dialog.getByLabelText('Name'), ' Example');
    void router.navigate('/projects');
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});
