import type { PlanPage } from '@herald/contract/endpoints/admin-plans';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdminPage } from '#testing/an-admin-page.ts';
import { anAdminPlan, aPlanPage } from '#testing/an-admin-plan.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, offline, refuse } from '#testing/replies.ts';

const people = { total: 171, sign_up: 0, admin: 53, sale: 118 };
const plan = anAdminPlan('DFY', 'Done For You', { people });
const enabled = aPlanPage('Unlimited', { is_enabled: true, is_assigned: true });
const disabled = aPlanPage('Automation');
const untouched = aPlanPage('Income Maximizer');

async function open(pages: PlanPage[] = [enabled, disabled, untouched], server: Handlers = {}) {
  const shown = renderScreen('/dashboard?tab=plans', {
    as: 'administrator',
    server: { ...backOfficeOf([]), listAdminPlans: () => data([plan]), listPlanPages: () => data(pages), ...server },
  });
  const table = within(await screen.findByRole('table', { name: 'Plans' }));
  await shown.user.click(table.getByRole('button', { name: 'Actions for Done For You' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Manage Special Pages' }));
  return {
    ...shown,
    dialog: within(await screen.findByRole('dialog', { name: 'Manage Special Pages for Done For You' })),
  };
}

describe('the special pages of a plan', () => {
  test('are listed with badges, slug and the first words without markup', async () => {
    const long = aPlanPage('Long', { content: `<p>${'x'.repeat(120)}</p><script>alert(1)</script>` });
    const { dialog } = await open([enabled, long]);
    const [first, second] = await dialog.findAllByRole('listitem');
    for (const text of ['Special', 'Enabled', '/unlimited', 'Unlimited Its words']) {
      expect(within(first as HTMLElement).getByText(text)).toBeDefined();
    }
    expect(within(second as HTMLElement).getByText('Disabled')).toBeDefined();
    expect(within(second as HTMLElement).getByText(`${'x'.repeat(100)}...`)).toBeDefined();
  });

  test('are saved only after a change, and only those that are assigned', async () => {
    const { dialog, user, server } = await open(undefined, { assignPlanPages: () => data([]) });
    const page = await dialog.findByRole('switch', { name: 'Automation' });
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
    expect(save.disabled).toBe(true);
    await user.click(page);
    expect(dialog.getByText('171 people see the enabled pages under Upgrades.')).toBeDefined();
    expect(dialog.getByText('was Disabled')).toBeDefined();
    expect(dialog.getByText('1 change is not saved')).toBeDefined();
    await user.click(save);
    expect(await screen.findByText('Special page assignments updated successfully.')).toBeDefined();
    expect(server.lastCallTo('assignPlanPages')).toMatchObject({ params: { id: plan.id } });
    expect(server.lastCallTo('assignPlanPages').body).toEqual({
      pages: [
        { page_id: enabled.id, is_enabled: true },
        { page_id: disabled.id, is_enabled: true },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('ask before changes are discarded', async () => {
    const { dialog, user } = await open();
    await user.click(await dialog.findByRole('switch', { name: 'Unlimited' }));
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that are all missing can be created in place', async () => {
    const { dialog, user, server } = await open([]);
    expect(await dialog.findByText('No special pages found.')).toBeDefined();
    server.answer({
      listPlanPages: () => data([disabled]),
      initializeSpecialPages: () => data([anAdminPage({ name: 'Automation' })]),
    });
    await user.click(dialog.getByRole('button', { name: 'Initialize Special Pages' }));
    expect(await screen.findByText('Created: Automation.')).toBeDefined();
    expect(await dialog.findByRole('switch', { name: 'Automation' })).toBeDefined();
  });

  test('that could not be created say so, and can be tried again', async () => {
    const { dialog, user } = await open([], { initializeSpecialPages: offline });
    const button = await dialog.findByRole('button', { name: 'Initialize Special Pages' });
    await user.click(button);
    expect(await screen.findByText('Error')).toBeDefined();
    expect(await dialog.findByRole('button', { name: 'Initialize Special Pages' })).toBeDefined();
  });

  test('say that they failed to load', async () => {
    const { dialog } = await open([], { listPlanPages: () => refuse('internal') });
    expect(await dialog.findByText('Failed to load special pages.')).toBeDefined();
  });

  test('say that they were not saved, and stay as they were switched', async () => {
    const { dialog, user } = await open(undefined, {
      assignPlanPages: () => refuse('internal', { message: 'An unknown error occurred.' }),
    });
    await user.click(await dialog.findByRole('switch', { name: 'Automation' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update special page assignments.')).toBeDefined();
    expect(dialog.getByRole('switch', { name: 'Automation' }).getAttribute('aria-checked')).toBe('true');
  });
});
