import type { ContentPage, PlanFacts, PlanOffer } from '@herald/contract/endpoints/pages';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aMemberOf, anAdministrator } from '#testing/a-user.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

const own: PlanFacts = {
  name: 'Free Edition',
  videos_per_month: 3,
  video_seconds: 30,
  script_characters: 500,
  has_full_library: false,
  sites: 0,
  team_members: 0,
  storage_bytes: 2_000_000_000,
};
const plan: PlanFacts = { ...own, name: 'Done For You', videos_per_month: 30, has_full_library: true, sites: 3 };

function anUpgrade(offer: Partial<PlanOffer> = {}, changes: Partial<ContentPage> = {}): ContentPage {
  return {
    id: '00000000-0000-7000-8000-000000000d02',
    name: 'Done For You',
    slug: 'done-for-you',
    link: null,
    is_special: true,
    content: '<h2>For a shop</h2>',
    offer: {
      plan,
      own,
      is_held: false,
      price: 0,
      currency: 'USD',
      description: '',
      is_featured: false,
      features: [],
      purchase_url: null,
      ...offer,
    },
    ...changes,
  };
}

const open = (page: ContentPage = anUpgrade(), as: Person = 'owner') =>
  renderScreen('/page/done-for-you', { as, server: { getPage: () => data(page) } });

describe('an upgrade page', () => {
  test('says what the plan changes for its reader', async () => {
    open();
    const gains = within(await screen.findByRole('region', { name: 'What it opens for you' }));
    expect(gains.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '30 videos a month instead of 3',
      'Every avatar of the library',
      'The marketplace, with 3 sites',
    ]);
    expect(screen.getByRole('heading', { name: 'For a shop' })).toBeDefined();
  });

  test('puts both plans side by side', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Done For You beside what you have' }));
    expect(table.getByRole('row', { name: 'Videos a month 3 30' })).toBeDefined();
    expect(table.getByRole('row', { name: 'Longest video 30 s 30 s' })).toBeDefined();
    expect(table.getByRole('row', { name: 'Team members None None' })).toBeDefined();
  });

  test('shows no price where none is set', async () => {
    open();
    await screen.findByRole('heading', { name: 'What it opens for you' });
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  test('shows the price that the operator has set', async () => {
    open(anUpgrade({ price: 29.5 }));
    expect(await screen.findByText('$29.50')).toBeDefined();
  });

  test('shows the plan as the operator describes it', async () => {
    open(
      anUpgrade({
        is_featured: true,
        description: 'For a week of videos.',
        features: ['Marketplace', '<b>30</b> videos'],
      }),
    );
    const includes = within(await screen.findByRole('list', { name: 'What Done For You includes' }));
    expect(includes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Marketplace',
      '<b>30</b> videos',
    ]);
    expect(screen.getByText('Featured')).toBeDefined();
    expect(screen.getByText('For a week of videos.')).toBeDefined();
  });

  test('leads to where the plan is sold, before any link of the page', async () => {
    open(anUpgrade({ purchase_url: 'https://shop.example/dfy' }, { link: 'https://old.example' }));
    const way = await screen.findByRole('link', { name: /Get Done For You/ });
    expect(way.getAttribute('href')).toBe('https://shop.example/dfy');
  });

  test('without a shop gives the owner words for the administrator', async () => {
    const { user } = open();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy the request' }));
    expect(await screen.findByText('Copied. Send it to your administrator.')).toBeDefined();
    expect(copy.mock.calls[0]?.[0]).toContain('Please give maya@herald.test the plan Done For You.');
  });

  test('leaves the words to be selected where the browser does not copy', async () => {
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Copy the request' }));
    expect(await screen.findByText('Your browser does not let us copy. Please select the words.')).toBeDefined();
  });

  test('leads to the shop of the operator', async () => {
    open(anUpgrade({}, { link: 'https://shop.example.com/dfy' }));
    const link = await screen.findByRole('link', { name: /^Get Done For You/ });
    expect(link.getAttribute('href')).toBe('https://shop.example.com/dfy');
    expect(screen.queryByRole('button', { name: 'Copy the request' })).toBeNull();
  });

  test('sends a member of a team to the owner of the account', async () => {
    open(anUpgrade(), aMemberOf('Ines Duarte', 'admin'));
    expect(
      await screen.findByText('The plan belongs to the account of Ines Duarte. Ask them for Done For You.'),
    ).toBeDefined();
  });

  test('tells administrators that it is theirs to decide', async () => {
    open(anUpgrade(), anAdministrator());
    expect(await screen.findByText(/Administrators decide who has which plan\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy the request' })).toBeNull();
  });

  test('asks for nothing where the account has the plan', async () => {
    open(anUpgrade({ is_held: true, own: { ...plan } }));
    expect(await screen.findByText('Your plan')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Nothing more than Done For You' })).toBeDefined();
    expect(screen.getByText(/^A month of videos\. Filled: what you have/).textContent).not.toContain('adds');
    expect(screen.queryByRole('button', { name: 'Copy the request' })).toBeNull();
  });
});
