import type { Site } from '@herald/contract/endpoints/sites';
import { errorTexts } from '@herald/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { anAdministrator } from '#testing/a-user.ts';
import { aPlan } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen, siteInfo } from '#testing/render-screen.tsx';
import { data, held, message, offline, pending, refuse } from '#testing/replies.ts';

function aSite(changes: Partial<Site> = {}): Site {
  return {
    id: '00000000-0000-7000-8000-000000000f01',
    name: 'Cold Brew Club',
    domain: 'cold-brew-club',
    url: 'https://cold-brew-club.sites.herald.test/',
    is_online: true,
    created_at: '2026-11-02T09:00:00.000Z',
    look: {
      headline: 'Cold, slow, good',
      tagline: '',
      accent: '#e8502e',
      ground: '#0d0f13',
      ink: '#f6f5f2',
      logo_url: null,
      has_contact_form: true,
      posters: ['/api/media/first.jpg', '/api/media/second.jpg'],
      videos: 2,
      visits: 1204,
      leads: 1,
    },
    ...changes,
  };
}

const anUpgrade = (name: string, slug: string) => ({
  id: `00000000-0000-7000-8000-${String(slug.length).padStart(12, '0')}`,
  name,
  slug,
  link: null,
  is_special: true,
});

const open = (sites: Site[], server: Handlers = {}, as: Person = 'owner') =>
  renderScreen('/sites', { as, server: { listSites: () => data(sites), ...server } });

describe('the marketplace', () => {
  test('says that it loads', async () => {
    renderScreen('/sites', { server: { listSites: pending } });
    expect(await screen.findByText('Loading sites...')).toBeDefined();
  });

  test('is introduced with the words of the specification', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Marketplace' })).toBeDefined();
    expect(screen.getByText('Manage your websites and domains')).toBeDefined();
  });

  test('without sites offers to create the first', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No sites yet' })).toBeDefined();
    expect(screen.getByText('Create your first website to get started')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Create Your First Site' })).toBeDefined();
  });

  test('shows each site as it looks, with what it has collected', async () => {
    open([aSite()]);
    const card = within((await screen.findByText('Cold Brew Club', { selector: 'p' })).closest('li') ?? document.body);
    expect(card.getByText('Cold, slow, good')).toBeDefined();
    expect([...document.querySelectorAll('li img')].map((poster) => poster.getAttribute('src'))).toEqual([
      '/api/media/first.jpg',
      '/api/media/second.jpg',
    ]);
    for (const poster of document.querySelectorAll('li img')) expect(poster.className).toContain('object-contain');
    for (const words of ['2 videos', '1,204 visits in 30 days', '1 lead']) expect(card.getByText(words)).toBeDefined();
  });

  test('adds the sites up and says what the plan has room for', async () => {
    open([aSite(), aSite({ id: '00000000-0000-7000-8000-000000000f02', name: 'Second' })]);
    expect(await screen.findByText('of 3 in your plan')).toBeDefined();
    expect(screen.getByText('2,408')).toBeDefined();
    expect(screen.getByText('Your plan has room for 1 more site.')).toBeDefined();
  });

  test('shows name, address and date of a site', async () => {
    open([aSite()]);
    expect(await screen.findByText('Cold Brew Club', { selector: 'p' })).toBeDefined();
    expect(screen.getByText('cold-brew-club.sites.herald.test')).toBeDefined();
    expect(screen.getByText(/^Created /)).toBeDefined();
  });

  test('Visit opens the site in a new tab', async () => {
    open([aSite()]);
    const link = await screen.findByRole('link', { name: 'Visit' });
    expect(link.getAttribute('href')).toBe(aSite().url);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('offers another try when the sites did not load', async () => {
    const { user, server } = renderScreen('/sites', { server: { listSites: offline } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer({ listSites: () => data([aSite()]) });
    await user.click(retry);
    expect(await screen.findByText('Cold Brew Club', { selector: 'p' })).toBeDefined();
  });

  test('says that a premium plan is needed, and offers no retry', async () => {
    renderScreen('/sites', { server: { listSites: () => refuse('marketplace_required') } });
    expect(await screen.findByText('Marketplace Access Required')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await screen.findByText('Ask the administrator of Herald for a plan.')).toBeDefined();
  });

  test('without a premium plan leads to the upgrades that this reader sees', async () => {
    const listPages = () => data([anUpgrade('Done For You', 'done-for-you'), anUpgrade('Unlimited', 'unlimited')]);
    renderScreen('/sites', { server: { listSites: () => refuse('marketplace_required'), listPages } });
    const panel = within(await screen.findByRole('main'));
    const ways = await panel.findAllByRole('link', { name: /^(Done For You|Unlimited)$/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/page/done-for-you', '/page/unlimited']);
  });

  test('names the plans on offer that include the marketplace', async () => {
    const plans = [aPlan('FE', 'Free'), ...['Silver', 'Gold', 'Max'].map((name) => aPlan(name, name))];
    const listPlans = () => data(plans.map((plan) => ({ ...plan, opens_marketplace: plan.slug !== 'FE' })));
    renderScreen('/sites', { server: { listSites: () => refuse('marketplace_required'), listPlans } });
    expect(
      await screen.findByText('A premium plan (Silver, Gold or Max) is needed to use the marketplace.'),
    ).toBeDefined();
  });

  test('a session that has ended asks to log in again', async () => {
    const { path } = renderScreen('/sites', { server: { listSites: () => refuse('unauthorized') } });
    expect(await screen.findByText('Authentication Error')).toBeDefined();
    expect(await screen.findByText('Please login again to access the marketplace')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/auth'));
  });
});

describe('sites whose plan has ended', () => {
  const offline = { is_online: false };
  const listPages = () => data([anUpgrade('Done For You', 'done-for-you')]);

  test('are still listed, say that they are offline and lead to the upgrades', async () => {
    open([aSite(offline)], { listPages });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Your sites are offline because your plan does not include the marketplace.');
    expect(notice.textContent).toContain('Nothing on them is lost.');
    const way = await within(notice).findByRole('link', { name: 'See upgrades' });
    expect(way.getAttribute('href')).toBe('/page/done-for-you');
    expect(screen.getByText('Offline')).toBeDefined();
  });

  test('without upgrades name whom to ask, and lead there', async () => {
    open([aSite(offline)], {
      siteInfo: () => data({ ...siteInfo, support_url: 'https://studio.example/help' }),
    });
    expect(await screen.findByText(/Ask the administrator of Herald for a plan with the marketplace/)).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Contact support (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://studio.example/help');
  });

  test('can be exported and deleted, not visited, shared, managed or added to', async () => {
    const file = { filename: 'leads-cold-brew-club.csv', csv: 'When,Name' };
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, server } = open([aSite(offline)], { exportSiteLeads: () => data(file) });
    await user.click(await screen.findByRole('button', { name: 'Export leads of Cold Brew Club' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(server.lastCallTo('exportSiteLeads').params).toEqual({ id: aSite().id });
    expect(screen.getByRole('button', { name: 'Delete Cold Brew Club' })).toBeDefined();
    for (const name of ['Create Site', 'Manage', 'Share Cold Brew Club'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Visit' })).toBeNull();
  });
});

describe('who may do what', () => {
  test.each(['viewer', 'editor'] as const)('a %s can neither create nor delete', async (role) => {
    open([aSite()], {}, role);
    await screen.findByText('Cold Brew Club', { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'Create Site' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Cold Brew Club' })).toBeNull();
  });

  test.each(['viewer', 'editor'] as const)('a %s reads who creates the first site', async (role) => {
    open([], {}, role);
    await screen.findByRole('heading', { name: 'No sites yet' });
    expect(screen.getByText(/^Only .+ and admins of the team can create websites\.$/)).toBeDefined();
    expect(screen.queryByText('Create your first website to get started')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create Your First Site' })).toBeNull();
  });

  test('a viewer does not see the administration', async () => {
    open([aSite()], {}, 'viewer');
    await screen.findByText('Cold Brew Club', { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
  });

  test('an administrator reads Admin where others read Manage', async () => {
    open([aSite()], {}, anAdministrator());
    expect(await screen.findByRole('button', { name: 'Admin' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
  });
});

describe('creating a site', () => {
  async function openDialog(server: Handlers = {}) {
    const shown = open([], server);
    await shown.user.click(await screen.findByRole('button', { name: 'Create Your First Site' }));
    await screen.findByRole('dialog', { name: 'Create Site' });
    return shown;
  }
  const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Site' });

  test('needs a name and a domain', async () => {
    const { user, server } = await openDialog();
    await user.click(submit());
    expect(await screen.findAllByText('Please fill in all fields')).toHaveLength(2);
    for (const field of ['Site Name', 'Domain']) {
      expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    }
    expect(server.callsTo('createSite')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Site Name'));
    await user.keyboard('Brew');
    expect(screen.queryByText('Please fill in all fields')).toBeNull();
    expect(screen.getByText('The site will be at brew.sites.herald.test')).toBeDefined();
  });

  test('says where the site will be', async () => {
    const { user } = await openDialog();
    expect(await screen.findByText('The site will be at your-domain.sites.herald.test')).toBeDefined();
    await user.type(screen.getByLabelText('Domain'), 'brew');
    expect(screen.getByText('The site will be at brew.sites.herald.test')).toBeDefined();
  });

  test('makes a domain of the name until one is typed', async () => {
    const { user } = await openDialog();
    await user.type(screen.getByLabelText('Site Name'), 'Café Olé');
    expect(screen.getByLabelText<HTMLInputElement>('Domain').value).toBe('cafe-ole');
  });

  test('leaves a typed domain alone', async () => {
    const { user } = await openDialog();
    await user.type(screen.getByLabelText('Domain'), 'mine');
    await user.type(screen.getByLabelText('Site Name'), 'Café');
    expect(screen.getByLabelText<HTMLInputElement>('Domain').value).toBe('mine');
  });

  test('sends it and shows the new site', async () => {
    const created = { ...data(aSite()), message: 'Site created successfully' };
    const { user, server } = await openDialog({ createSite: () => created });
    await user.type(screen.getByLabelText('Site Name'), 'Cold Brew Club');
    server.answer({ listSites: () => data([aSite()]) });
    await user.click(submit());
    expect(await screen.findByText('Site created successfully')).toBeDefined();
    expect(server.lastCallTo('createSite').body).toEqual({ name: 'Cold Brew Club', domain: 'cold-brew-club' });
    expect(await screen.findByText('cold-brew-club.sites.herald.test')).toBeDefined();
  });

  test('says that it is creating', async () => {
    const answer = held({ ...data(aSite()), message: 'Site created successfully' });
    const { user } = await openDialog({ createSite: answer.handler });
    await user.type(screen.getByLabelText('Site Name'), 'Cold Brew Club');
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDefined();
    answer.release();
    await screen.findByText('Site created successfully');
  });

  test('has words of its own for a failure without any', async () => {
    const { user } = await openDialog({ createSite: () => refuse('internal', { message: errorTexts.unknown }) });
    await user.type(screen.getByLabelText('Site Name'), 'Cold Brew Club');
    await user.click(submit());
    expect(await screen.findByText('Failed to create site')).toBeDefined();
  });

  test('shows the server’s words at the domain', async () => {
    const taken = refuse('validation', { errors: { domain: ['This domain is taken.'] } });
    const { user } = await openDialog({ createSite: () => taken });
    await user.type(screen.getByLabelText('Site Name'), 'Cold Brew Club');
    await user.click(submit());
    expect(await screen.findByText('This domain is taken.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Domain')));
  });

  test('leaves nothing of an error that was put right', async () => {
    const taken = refuse('validation', { errors: { domain: ['This domain is taken.'] } });
    const { user, server } = await openDialog({ createSite: () => taken });
    await user.type(screen.getByLabelText('Site Name'), 'Cold Brew Club');
    await user.click(submit());
    await screen.findByText('This domain is taken.');
    server.answer({ createSite: () => ({ ...data(aSite()), message: 'Site created successfully' }) });
    await user.type(screen.getByLabelText('Domain'), '-2');
    await user.click(submit());
    await screen.findByText('Site created successfully');
    expect(screen.queryByText('This domain is taken.')).toBeNull();
  });
});

describe('deleting a site', () => {
  async function ask(server: Handlers = {}) {
    const shown = open([aSite()], server);
    await shown.user.click(await screen.findByRole('button', { name: 'Delete Cold Brew Club' }));
    await screen.findByRole('alertdialog', { name: 'Delete Site' });
    return shown;
  }

  test('asks with the words of the specification', async () => {
    await ask();
    expect(
      screen.getByText(
        'Are you sure you want to delete "Cold Brew Club"? This action cannot be undone and will also delete the associated database.',
      ),
    ).toBeDefined();
  });

  test('rests the focus on Cancel', async () => {
    await ask();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  });

  test('deletes when confirmed', async () => {
    const { user, server } = await ask({ deleteSite: () => message('Site deleted successfully') });
    server.answer({ listSites: () => data([]) });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Site deleted successfully')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'No sites yet' })).toBeDefined();
  });

  test('keeps the site when cancelled', async () => {
    const { user, server } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('deleteSite')).toEqual([]);
  });

  test('has words of its own for a failure without any', async () => {
    const { user } = await ask({ deleteSite: () => refuse('internal', { message: errorTexts.unknown }) });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete site')).toBeDefined();
  });

  test('says why it failed and keeps the question', async () => {
    const { user } = await ask({ deleteSite: () => refuse('internal') });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Server error occurred. Please try again later.')).toBeDefined();
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});

describe('the ways out of a card', () => {
  test('Share opens a window of 600 by 400', async () => {
    const openWindow = vi.fn();
    vi.stubGlobal('open', openWindow);
    const { user } = open([aSite()]);
    await user.click(await screen.findByRole('button', { name: 'Share Cold Brew Club' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Facebook' }));
    const [address, , features] = openWindow.mock.calls[0] ?? [];
    expect(address).toContain(encodeURIComponent(aSite().url));
    expect(features).toContain('width=600');
    expect(features).toContain('height=400');
  });

  test('Manage opens the administration with a link made for this click', async () => {
    const tab = { location: { href: '' }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const { user } = open([aSite()], { siteAdminLink: () => data({ url: 'https://admin.example.com/once' }) });
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    await waitFor(() => expect(tab.location.href).toBe('https://admin.example.com/once'));
  });

  test('closes the new tab when the administration cannot be opened', async () => {
    const tab = { location: { href: '' }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const { user } = open([aSite()], { siteAdminLink: () => refuse('not_found') });
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    expect(await screen.findByText('Resource not found.')).toBeDefined();
    expect(tab.close).toHaveBeenCalledOnce();
  });
});
