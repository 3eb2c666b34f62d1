import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aClip, wizardOf } from '#testing/a-draft.ts';
import { aTeamMember, teamOf, teamStatistics } from '#testing/a-team.ts';
import { aUser } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import { aPlan } from '#testing/an-admin-user.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen, siteInfo } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

const at = '2026-11-22T10:00:00.000Z';
const withoutPlan = aUser({
  plans: [],
  activePlans: [],
  plan_news: [{ kind: 'ended', plan: 'Done For You', at }],
});
const plans = [
  { ...aPlan('DFY', 'Done For You'), purchase_url: 'https://shop.example/dfy' },
  aPlan('FE', 'Free Edition'),
];

describe('without a plan', () => {
  test('the dashboard says what ended, what stays and what can be had, and offers no first film', async () => {
    const site = () => data({ ...siteInfo, support_email: 'help@studio.example' });
    const server = { ...libraryOf([]), listPlans: () => data(plans), siteInfo: site };
    renderScreen('/dashboard', { as: withoutPlan, server });
    expect(await screen.findByRole('heading', { name: 'Done For You ended on Nov 22, 2026.' })).toBeDefined();
    const support = await screen.findByRole('link', { name: 'Contact support: help@studio.example' });
    expect(support.getAttribute('href')).toBe('mailto:help@studio.example');
    expect(screen.getByText(/Everything you made stays/)).toBeDefined();
    const link = await screen.findByRole('link', { name: /Get Done For You/ });
    expect(link.getAttribute('href')).toBe('https://shop.example/dfy');
    for (const words of ['Your first video is one press away', /Let's get started/, /Create .* Video/])
      expect(screen.queryByText(words, { selector: 'main *' })).toBeNull();
  });

  test('a plan that is not sold says whom to ask, also where nobody named a support address', async () => {
    renderScreen('/dashboard', { as: withoutPlan, server: { ...libraryOf([]), listPlans: () => data(plans) } });
    expect(await screen.findByText(`Send this to the administrator of ${siteInfo.site_name}:`)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Contact support/ })).toBeNull();
  });

  test('Create says the same in place of the wizard', async () => {
    const { server } = renderScreen('/create', { as: withoutPlan, server: { listPlans: () => data(plans) } });
    expect(await screen.findByRole('heading', { name: 'Done For You ended on Nov 22, 2026.' })).toBeDefined();
    expect(server.callsTo('getDraft')).toEqual([]);
  });
});

describe('news of a plan', () => {
  test('is a line on the dashboard until it is put away', async () => {
    const user = aUser({ plan_news: [{ kind: 'ending', plan: 'Free Edition', at }] });
    const shown = renderScreen('/dashboard', { as: user, server: libraryOf([aVideo()]) });
    expect(await screen.findByText('Free Edition ends on Nov 22, 2026.')).toBeDefined();
    await shown.user.click(screen.getByRole('button', { name: /^Put away/ }));
    await waitFor(() => expect(screen.queryByText('Free Edition ends on Nov 22, 2026.')).toBeNull());
  });

  test('names what a new plan takes the place of, and offers no upgrade beside it', async () => {
    const user = aUser({ plan_news: [{ kind: 'given', plan: 'Unlimited', at, replaces: ['Free Edition'] }] });
    renderScreen('/dashboard', { as: user, server: libraryOf([aVideo()]) });
    const news = 'Unlimited is yours since Nov 22, 2026. It takes the place of Free Edition.';
    expect(await screen.findByText(news)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'See upgrades' })).toBeNull();
  });

  test('stands above the first film, too', async () => {
    const user = aUser({
      plan_news: [{ kind: 'ending', plan: 'Free Edition', at }],
      resting_teams: [{ id: '00000000-0000-7000-8000-00000000e001', owner_name: 'Ines Duarte' }],
    });
    const generateSpeech = () => data(aClip());
    renderScreen('/dashboard', { as: user, server: { ...libraryOf([]), ...wizardOf(), generateSpeech } });
    expect(await screen.findByRole('heading', { name: 'Your first video is one press away' })).toBeDefined();
    expect(screen.getByText('Free Edition ends on Nov 22, 2026.')).toBeDefined();
    expect(screen.getByText(/The team of Ines Duarte rests/)).toBeDefined();
  });

  test('tells members that their team rests', async () => {
    const user = aUser({ resting_teams: [{ id: '00000000-0000-7000-8000-00000000e001', owner_name: 'Ines Duarte' }] });
    renderScreen('/dashboard', { as: user, server: libraryOf([aVideo()]) });
    expect(await screen.findByText(/The team of Ines Duarte rests/)).toBeDefined();
  });

  test('the end of a plan is in the menu of the user', async () => {
    const [free] = aUser().activePlans;
    const user = aUser({ activePlans: free ? [{ ...free, ends_at: at }] : [] });
    const shown = renderScreen('/dashboard', { as: user, server: libraryOf([aVideo()]) });
    await shown.user.click(await screen.findByRole('button', { name: `Account of ${user.name}` }));
    expect(await screen.findByText('Free Edition ends on Nov 22, 2026')).toBeDefined();
  });
});

test('an owner whose plan has no team any more reads so, and still manages who is in it', async () => {
  renderScreen('/team-members', {
    server: {
      ...teamOf([aTeamMember()]),
      teamStatistics: () => data({ ...teamStatistics, is_resting: true, limit: 0 }),
    },
  });
  expect(await screen.findByText(/Your plan has no team\. Nobody but you gets into this account/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add Team Member' })).toBeNull();
  expect(screen.getByRole('button', { name: /Actions for|Edit/ })).toBeDefined();
});
