import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdminPlan } from '#testing/an-admin-plan.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const free = anAdminPlan('FE', 'Free Edition', {
  is_default: true,
  people: { total: 962, sign_up: 960, admin: 2, sale: 0 },
});
const doneForYou = anAdminPlan('DFY', 'Done For You', {
  price: 67,
  features: ['Marketplace'],
  wp_item_number: ['wso_1'],
  people: { total: 171, sign_up: 0, admin: 53, sale: 118 },
});
const unlimited = anAdminPlan('UNLIMITED', 'Unlimited', {
  unlimited_videos: true,
  is_featured: true,
  team_members_enabled: true,
  opens_full_library: true,
  opens_marketplace: true,
  video_seconds: 30,
});
const spring = anAdminPlan('spring_launch', 'Spring launch', { is_active: false });
const all = [free, doneForYou, unlimited, spring];

function open(server: Handlers = {}, plans: AdminPlan[] = all) {
  const office: Handlers = {
    listAdminPlans: () => data(plans),
    getPlan: ({ params: { id } }) => data(plans.find((plan) => plan.id === id) ?? expect.unreachable()),
  };
  return renderScreen('/dashboard?tab=plans', {
    as: 'administrator',
    server: { ...backOfficeOf([]), ...office, ...server },
  });
}

type Shown = ReturnType<typeof open>;
const table = async () => within(await screen.findByRole('table', { name: 'Plans' }));
const rowOf = async (name: RegExp) => within((await table()).getByRole('row', { name }));

async function choosePlan({ user }: Shown, plan: string, deed: string) {
  await user.click((await table()).getByRole('button', { name: `Actions for ${plan}` }));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: deed }));
}

async function edit(shown: Shown, plan: string) {
  await choosePlan(shown, plan, 'Edit Plan');
  await screen.findByLabelText('Name');
  return within(screen.getByRole('dialog', { name: 'Edit Plan' }));
}

async function begin(shown: Shown) {
  await shown.user.click(await screen.findByRole('button', { name: 'Create Plan' }));
  return within(await screen.findByRole('dialog', { name: 'Create Plan' }));
}

/** At once, as from the clipboard: every key would draw the whole dialog again. */
async function enter({ user }: Shown, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('Plan Management', () => {
  test('lists the plans with their count', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Plan Management' })).toBeDefined();
    expect(screen.getByText('Manage subscription plans and pricing')).toBeDefined();
    expect(await screen.findByText('4 plans')).toBeDefined();
    const row = await rowOf(/^Done For You/);
    for (const text of ['About Done For You', 'DFY', '$67', '60 s', '1,000', '30']) {
      expect(row.getByText(text)).toBeDefined();
    }
  });

  test('opens a plan by a click on its row', async () => {
    const { user } = open();
    await user.click((await rowOf(/^Done For You/)).getByText('DFY'));
    expect(await screen.findByRole('dialog', { name: 'Edit Plan' })).toBeDefined();
  });

  test('says what is special about a plan in words', async () => {
    open();
    const row = await rowOf(/^Unlimited/);
    for (const text of ['Featured', 'Unlimited', 'Team Access', 'Avatars', 'Marketplace']) {
      expect(row.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect((await rowOf(/^Spring launch/)).getByText('Inactive')).toBeDefined();
  });

  test('leads to the people of a plan', async () => {
    const shown = open();
    await shown.user.click((await rowOf(/^Done For You/)).getByRole('link', { name: '171' }));
    await waitFor(() => expect(shown.server.lastCallTo('listUsers').query).toMatchObject({ plan: 'DFY' }));
  });

  test('says that it failed to load, and tries again', async () => {
    let isDown = true;
    const shown = open({ listAdminPlans: () => (isDown ? refuse('internal') : data(all)) });
    expect(await screen.findByText('Failed to load plans.')).toBeDefined();
    isDown = false;
    await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeDefined();
  });

  test('says why the plan of new users cannot be deleted', async () => {
    const shown = open();
    await shown.user.click((await table()).getByRole('button', { name: 'Actions for Free Edition' }));
    const entry = await screen.findByRole('menuitem', { name: /^Delete Plan New users get it/ });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('creating a plan', () => {
  test('begins with the defaults and sends what was entered', async () => {
    const shown = open({ createPlan: () => data(anAdminPlan('spring_sale', 'Spring sale')) });
    const dialog = await begin(shown);
    await enter(shown, dialog.getByLabelText('Name'), 'Spring sale!');
    expect(dialog.getByLabelText<HTMLInputElement>('Slug').value).toBe('spring_sale');
    await enter(shown, dialog.getByLabelText('Description'), 'Until May');
    await enter(shown, dialog.getByLabelText('WarriorPlus item numbers'), 'wso_7');
    await shown.user.keyboard('{Enter}');
    await shown.user.paste('wso_8');
    await shown.user.click(dialog.getByRole('button', { name: 'Create Plan' }));
    expect(await screen.findByText('Plan Created')).toBeDefined();
    const { body, idempotencyKey } = shown.server.lastCallTo('createPlan');
    expect(idempotencyKey).toBeTruthy();
    expect(body).toEqual({
      name: 'Spring sale!',
      slug: 'spring_sale',
      description: 'Until May',
      price: 0,
      currency: 'USD',
      purchase_url: '',
      video_seconds: 30,
      script_characters: 500,
      videos_created: 3,
      unlimited_videos: false,
      storage_mb: null,
      is_active: true,
      is_featured: false,
      features: [],
      generic_item: [],
      opens_full_library: false,
      opens_marketplace: false,
      opens_filming: true,
      team_members_enabled: false,
      sites_max: 3,
      team_members_max: 5,
      wp_item_number: ['wso_7', 'wso_8'],
      launchpadjv_product_id: [],
      jvzoo_product_id: [],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('reads a decimal comma as one, and says nothing of values that were only suggested', async () => {
    const shown = open();
    const dialog = await begin(shown);
    expect(dialog.getByText(/^Its people see no upgrades until you choose some for it/)).toBeDefined();
    await enter(shown, dialog.getByLabelText('Price'), '19,90');
    await enter(shown, dialog.getByLabelText('Videos created'), '1');
    await shown.user.tab();
    expect(dialog.getByLabelText<HTMLInputElement>('Price').value).toBe('19.9');
    expect(dialog.queryByText(/^was /)).toBeNull();
  });

  test('leaves a slug alone that was edited by hand', async () => {
    const shown = open();
    const dialog = await begin(shown);
    const slug = dialog.getByLabelText<HTMLInputElement>('Slug');
    await enter(shown, dialog.getByLabelText('Name'), 'One');
    await shown.user.clear(slug);
    await shown.user.click(slug);
    await shown.user.paste('mine');
    await enter(shown, dialog.getByLabelText('Name'), 'Two');
    expect(slug.value).toBe('mine');
  });

  test('asks for what is required, and takes what is no number for 0', async () => {
    const shown = open();
    const dialog = await begin(shown);
    const seconds = dialog.getByLabelText<HTMLInputElement>('Video seconds');
    await enter(shown, seconds, 'many');
    await shown.user.click(dialog.getByRole('button', { name: 'Create Plan' }));
    for (const text of [
      'Please enter a name.',
      'Please enter a slug.',
      'Please enter a description.',
      'Please enter 1 or more.',
    ]) {
      expect(await dialog.findByText(text)).toBeDefined();
    }
    expect(seconds.value).toBe('0');
    expect(shown.server.callsTo('createPlan')).toEqual([]);
    await enter(shown, dialog.getByLabelText('Name'), 'Spring');
    expect(dialog.getByLabelText<HTMLInputElement>('Slug').value).toBe('spring');
    expect(dialog.queryByText('Please enter a slug.')).toBeNull();
  });

  test('shows at the field which number already belongs to another plan', async () => {
    const text = 'wso_1 already belongs to Done For You. One number belongs to one plan.';
    const shown = open({ createPlan: () => refuse('validation', { errors: { wp_item_number: [text] } }) });
    const dialog = await begin(shown);
    await enter(shown, dialog.getByLabelText('Name'), 'X');
    await enter(shown, dialog.getByLabelText('Description'), 'X');
    const numbers = dialog.getByLabelText('WarriorPlus item numbers');
    await shown.user.click(numbers);
    await shown.user.paste('wso_1\nwso_2');
    await shown.user.click(dialog.getByRole('button', { name: 'Create Plan' }));
    expect(await dialog.findByText(text)).toBeDefined();
    await shown.user.click(dialog.getByRole('button', { name: 'Remove item number wso_1' }));
    expect(dialog.queryByText(text)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Remove item number wso_2' })).toBeDefined();
  });

  test('says in its own words that it failed', async () => {
    const shown = open({ createPlan: () => refuse('internal', { message: 'An unknown error occurred.' }) });
    const dialog = await begin(shown);
    await enter(shown, dialog.getByLabelText('Name'), 'X');
    await enter(shown, dialog.getByLabelText('Description'), 'X');
    await shown.user.click(dialog.getByRole('button', { name: 'Create Plan' }));
    expect(await screen.findByText('Failed to create plan.')).toBeDefined();
  });

  test('shows the card of the upgrade page while it is typed', async () => {
    const shown = open();
    const dialog = await begin(shown);
    await enter(shown, dialog.getByLabelText('Name'), '<b>Gold</b>');
    await enter(shown, dialog.getByLabelText('Price'), '29.5');
    await enter(shown, dialog.getByLabelText('Features'), 'One, and two');
    await shown.user.keyboard('{Enter}');
    await shown.user.click(dialog.getByRole('switch', { name: 'Featured' }));
    const card = within(dialog.getByRole('complementary'));
    for (const text of ['<b>Gold</b>', '$29.50', 'One, and two', 'Featured'])
      expect(card.getByText(text)).toBeDefined();
    await shown.user.click(dialog.getByRole('checkbox', { name: 'Unlimited videos' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Videos created').disabled).toBe(true);
    expect(card.getByText('Unlimited')).toBeDefined();
  });
});

describe('editing a plan', () => {
  test('sends everything, and says what was', async () => {
    const shown = open({ updatePlan: () => data({ ...doneForYou, name: 'Done' }) });
    const dialog = await edit(shown, 'Done For You');
    expect(dialog.getByText('171 people hold this plan. Changes reach them at once.')).toBeDefined();
    const name = dialog.getByLabelText('Name');
    await enter(shown, name, 'Done');
    expect(dialog.getByText('was Done For You')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Slug').value).toBe('DFY');
    expect(dialog.getByText('1 change is not saved')).toBeDefined();
    await shown.user.click(dialog.getByRole('button', { name: 'Update Plan' }));
    expect(await screen.findByText('Plan Updated')).toBeDefined();
    expect(shown.server.lastCallTo('updatePlan')).toMatchObject({
      params: { id: doneForYou.id },
      body: { name: 'Done', slug: 'DFY', price: 67, wp_item_number: ['wso_1'] },
    });
  });

  test('counts sites and members only behind an open door', async () => {
    const shown = open();
    const dialog = await edit(shown, 'Done For You');
    const members = dialog.getByLabelText<HTMLInputElement>('Team members at most');
    expect(members.disabled).toBe(true);
    await shown.user.click(dialog.getByRole('switch', { name: 'Allow users on this plan to manage team members' }));
    expect(members.disabled).toBe(false);
    expect(dialog.getByLabelText<HTMLInputElement>('Sites at most').disabled).toBe(true);
  });

  test('says what the storage comes to, and sends none where the field is empty', async () => {
    const shown = open({ updatePlan: () => data(doneForYou) });
    const dialog = await edit(shown, 'Done For You');
    const storage = dialog.getByLabelText(/^Storage at most/);
    const card = within(dialog.getByRole('complementary'));
    expect(dialog.getAllByText('2 GB')).toHaveLength(2);
    await enter(shown, storage, '0');
    expect(dialog.getByText('was 2000 · No limit')).toBeDefined();
    await shown.user.clear(storage);
    expect(card.getByText('As in System Settings')).toBeDefined();
    await enter(shown, storage, 'much');
    await shown.user.click(dialog.getByRole('button', { name: 'Update Plan' }));
    expect(await dialog.findByText('This must be a number.')).toBeDefined();
    expect(card.queryByText(/NaN/)).toBeNull();
    await shown.user.clear(storage);
    await shown.user.click(dialog.getByRole('button', { name: 'Update Plan' }));
    expect(await screen.findByText('Plan Updated')).toBeDefined();
    expect(shown.server.callsTo('updatePlan').map(({ body }) => body.storage_mb)).toEqual([null]);
  });

  test('asks before it discards changes', async () => {
    const shown = open();
    const dialog = await edit(shown, 'Done For You');
    await shown.user.type(dialog.getByLabelText('Name'), '!');
    await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await shown.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Edit Plan' })).toBeDefined();
    await shown.user.click(dialog.getByRole('button', { name: 'Close' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says in its own words that it failed, and keeps what was entered', async () => {
    const shown = open({ updatePlan: () => refuse('internal', { message: 'An unknown error occurred.' }) });
    const dialog = await edit(shown, 'Done For You');
    await shown.user.type(dialog.getByLabelText('Name'), '!');
    await shown.user.click(dialog.getByRole('button', { name: 'Update Plan' }));
    expect(await screen.findByText('Failed to update plan.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Done For You!');
  });
});

describe('deleting a plan', () => {
  test('that nobody holds asks once', async () => {
    const shown = open({ deletePlan: () => data({ moved: 0 }) });
    await choosePlan(shown, 'Spring launch', 'Delete Plan');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Plan' }));
    expect(
      question.getByText('Are you sure you want to delete Spring launch? This action cannot be undone.'),
    ).toBeDefined();
    await shown.user.click(question.getByRole('button', { name: 'Delete Plan' }));
    expect(await screen.findByText('Plan Deleted')).toBeDefined();
    expect(shown.server.lastCallTo('deletePlan').query).toEqual({});
  });

  test('in use names the people, marks what gets worse and moves them', async () => {
    const shown = open({ deletePlan: () => data({ moved: 171 }) });
    await choosePlan(shown, 'Done For You', 'Delete Plan');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Plan' }));
    const go = question.getByRole<HTMLButtonElement>('button', { name: 'Move 171 people and delete' });
    expect(go.disabled).toBe(true);
    for (const text of ['Bought', '118', 'Given by an administrator', '53'])
      expect(question.getByText(text)).toBeDefined();
    await choose(shown.user, 'Move them to', 'Unlimited');
    const rows = within(await screen.findByRole('table', { name: 'From Done For You to Unlimited' }));
    expect(rows.getByRole('row', { name: /^Videos a month 30 becomes Unlimited$/ })).toBeDefined();
    expect(rows.getByRole('row', { name: /^Longest video 1 min becomes 30 s \(less than now\)$/ })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'Spring launch' })).toBeNull();
    await shown.user.click(go);
    expect(await screen.findByText('Plan Deleted')).toBeDefined();
    expect(shown.server.lastCallTo('deletePlan')).toMatchObject({
      params: { id: doneForYou.id },
      query: { move_to: unlimited.id },
    });
  });

  test('says in its own words that it failed', async () => {
    const shown = open({ deletePlan: () => refuse('internal', { message: 'An unknown error occurred.' }) });
    await choosePlan(shown, 'Spring launch', 'Delete Plan');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Plan' }));
    await shown.user.click(question.getByRole('button', { name: 'Delete Plan' }));
    expect(await screen.findByText('Failed to delete plan.')).toBeDefined();
  });
});
