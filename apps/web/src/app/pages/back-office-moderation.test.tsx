import type { ModerationItem, Removal } from '@herald/contract/endpoints/admin-moderation';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenForShortcuts } from '#lib/shortcuts.ts';
import { aModerationItem, moderationOf } from '#testing/a-moderation-item.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const open = (items: ModerationItem[], server: Handlers = {}, address = '') =>
  renderScreen(`/dashboard?tab=content${address}`, {
    as: 'administrator',
    server: { ...backOfficeOf([]), ...moderationOf(items, items.length && 9704), ...server },
  });

function setWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  happyDOM.setViewport({ width });
}

const first = aModerationItem('Lose 12 kilos', { thumbnail_url: '/api/media/poster.jpg' });
const second = aModerationItem('Our first sale', { status: 'approved', flag_reason: '', reports: 0 });

test('shows the six counters, the queue in the words of the specification, and what the menu offers', async () => {
  const { user } = open([first, second]);
  expect(await screen.findByText('Showing 2 of 9,704 items')).toBeDefined();
  expect(document.querySelector('li img')?.className).toContain('object-contain');
  for (const label of ['Total Content', 'Pending Review', 'Flagged', 'Removed', 'Reported Today', 'Actions Today']) {
    expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  }
  expect(screen.getAllByText('1,904 views')).toHaveLength(2);
  expect(screen.getAllByText('87 downloads')).toHaveLength(2);
  const entries = async (title: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return names.map((name) => name?.replace(/[afr]$/, ''));
  };
  expect(await entries('Lose 12 kilos')).toEqual(['View Content', 'Approve Content', 'Flag Content', 'Remove Content']);
  expect(await entries('Our first sale')).toEqual(['View Content', 'Flag Content', 'Remove Content']);
});

test('opens an item with its reports and marked words, and approves it with the version that was seen', async () => {
  const { user, server } = open([first, second], { approveContent: () => message('The content was approved.') });
  await user.click(await screen.findByRole('button', { name: 'Lose 12 kilos' }));
  expect((await screen.findByText('guaranteed cure')).tagName).toBe('MARK');
  expect(screen.getByText('0:04–0:09', { exact: false })).toBeDefined();
  expect(screen.getByText(/, 0:34$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Approve Content/ }));
  expect(await screen.findByText('“Lose 12 kilos” has been approved and is now live.')).toBeDefined();
  expect(server.lastCallTo('approveContent').body).toMatchObject({ version: 4 });
});

test('removes with a reason that the owner reads', async () => {
  const { user, server } = open([first], { removeContent: () => message('The content was removed.') });
  await screen.findByText('Lose 12 kilos');
  await user.click(screen.getByRole('button', { name: 'Actions for Lose 12 kilos' }));
  await user.click(await screen.findByRole('menuitem', { name: /Remove Content/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Content' }));
  expect(
    dialog.getByText('Are you sure you want to remove "Lose 12 kilos"? This action cannot be undone.'),
  ).toBeDefined();
  expect(await dialog.findByText('Ban Quick Results too: 2 removed before')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Remove Content' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'False health claim' }));
  await user.type(dialog.getByLabelText(/Add a sentence/), 'No source.');
  await user.click(dialog.getByRole('button', { name: 'Remove Content' }));
  await waitFor(() =>
    expect(server.lastCallTo('removeContent').body).toEqual({
      version: 4,
      reason: 'False health claim',
      words: 'No source.',
      ban_owner: false,
    }),
  );
});

describe('the keys of a moderator', () => {
  beforeEach(() => {
    setWidth(1440);
    return listenForShortcuts();
  });
  afterEach(() => setWidth(1024));

  const answers: Handlers = {
    approveContent: () => message('The content was approved.'),
    flagContent: () => message('The content was flagged.'),
  };
  const isShown = (title: string) => screen.findByRole('region', { name: title });

  test('what can be decided comes before the film, so that it is in sight', async () => {
    open([{ ...first, status: 'pending' }]);
    const panel = within(await isShown('Lose 12 kilos'));
    const flag = await panel.findByRole('button', { name: /Flag Content/ });
    const heading = panel.getByRole('heading', { name: 'Lose 12 kilos' });
    expect(flag.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('j and k go through the queue and stop at its ends', async () => {
    const { user } = open([first, second]);
    await isShown('Lose 12 kilos');
    await user.keyboard('k');
    expect(await isShown('Lose 12 kilos')).toBeDefined();
    await user.keyboard('j');
    await isShown('Our first sale');
    await user.keyboard('j');
    expect(await isShown('Our first sale')).toBeDefined();
    await user.keyboard('k');
    expect(await isShown('Lose 12 kilos')).toBeDefined();
  });

  test('a approves what is shown and goes on to the next item; f flags that one', async () => {
    const { user, server } = open([first, second], answers);
    await isShown('Lose 12 kilos');
    await user.keyboard('a');
    await isShown('Our first sale');
    expect(server.lastCallTo('approveContent')).toMatchObject({ params: { id: first.id }, body: { version: 4 } });
    await user.keyboard('f');
    expect(await screen.findByText('“Our first sale” has been flagged for review.')).toBeDefined();
    expect(server.lastCallTo('flagContent')).toMatchObject({ params: { id: second.id }, body: { version: 4 } });
  });

  test('a does nothing to what is approved already', async () => {
    const { user, server } = open([second, first], answers);
    await isShown('Our first sale');
    await user.keyboard('a');
    await user.keyboard('j');
    await isShown('Lose 12 kilos');
    expect(server.callsTo('approveContent')).toEqual([]);
  });

  test('a sends the answer that was written to an appeal', async () => {
    const appeal = aModerationItem('Please look again', { is_appeal: true });
    const { user, server } = open([appeal], answers);
    await user.type(await screen.findByLabelText(/^Answer to/), 'A fair point.');
    expect(server.callsTo('approveContent')).toEqual([]);
    await user.click(screen.getByRole('heading', { name: 'Please look again' }));
    await user.keyboard('a');
    await waitFor(() =>
      expect(server.lastCallTo('approveContent').body).toEqual({ version: 4, answer: 'A fair point.' }),
    );
  });

  test('r asks before it removes, and no key decides meanwhile', async () => {
    const { user, server } = open([first, second], answers);
    await isShown('Lose 12 kilos');
    await user.keyboard('r');
    await screen.findByRole('dialog', { name: 'Remove Content' });
    await user.keyboard('af');
    expect([...server.callsTo('approveContent'), ...server.callsTo('flagContent')]).toEqual([]);
  });

  test('a letter in an open menu looks for its entry and decides nothing about the item beside it', async () => {
    const { user, server } = open([first, second], answers);
    await isShown('Lose 12 kilos');
    await user.click(screen.getByRole('button', { name: 'Actions for Our first sale' }));
    screen.getByRole('menu').focus();
    await user.keyboard('f');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Flag Content'));
    await user.keyboard('{Escape}');
    expect([...server.callsTo('approveContent'), ...server.callsTo('flagContent')]).toEqual([]);
  });

  test('the space bar plays the film and pauses it', async () => {
    const { user } = open([first]);
    const film = await screen.findByLabelText<HTMLVideoElement>('Lose 12 kilos', { selector: 'video' });
    expect(film.paused).toBe(true);
    await user.keyboard(' ');
    expect(film.paused).toBe(false);
    await user.keyboard(' ');
    expect(film.paused).toBe(true);
  });
});

test('says that another moderator was faster', async () => {
  const { user } = open([first], { flagContent: () => refuse('conflict', { message: 'It is removed.' }) });
  await screen.findByText('Lose 12 kilos');
  await user.click(screen.getByRole('button', { name: 'Actions for Lose 12 kilos' }));
  await user.click(await screen.findByRole('menuitem', { name: /Flag Content/ }));
  expect(await screen.findByText('It is removed.')).toBeDefined();
});

test('says that nothing waits', async () => {
  open([]);
  expect(await screen.findByText('Nothing waits for you.')).toBeDefined();
});

test('says that no content was found', async () => {
  open([], {}, '&status=removed');
  expect(await screen.findByText('No content found')).toBeDefined();
});

test('says that the queue could not load, and has no number where it knows none', async () => {
  open([], { listModeration: () => refuse('forbidden'), moderationStatistics: () => refuse('forbidden') });
  expect(await screen.findByText('Failed to load the moderation queue.')).toBeDefined();
  expect(await screen.findAllByText('–')).toHaveLength(6);
});

function aRemoval(changes: Partial<Removal> = {}): Removal {
  return {
    id: first.id,
    type: 'video',
    title: 'Lose 12 kilos',
    reason: 'False health claim',
    words: '',
    removed_at: '2026-11-20T13:21:00.000Z',
    appeal_until: '2100-01-01T00:00:00.000Z',
    appeal: null,
    answer: null,
    ...changes,
  };
}

test('owners read why something was removed, and appeal once', async () => {
  const removal = aRemoval();
  const { user, server } = renderScreen('/removed', {
    as: 'owner',
    server: { listRemovals: () => data([removal]), appealRemoval: () => message('Your appeal was sent.') },
  });
  expect(await screen.findByText('Reason: False health claim.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Please say why it should come back.')).toBeDefined();
  await user.type(screen.getByLabelText('Why should it come back?'), 'The source is below.');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Your appeal was sent.')).toBeDefined();
  expect(server.lastCallTo('appealRemoval').body).toEqual({ words: 'The source is below.' });
});

test.each([
  ['gave it back', null, 'It is back.', 'Video, back after your appeal'],
  ['kept it removed', '2026-11-20T13:21:00.000Z', 'It stays removed.', /^Video, removed /],
])('owners read that the answer to their appeal %s', async (_, removed_at, outcome, state) => {
  const appeal = { words: 'The source is below.', created_at: '2026-11-20T14:00:00.000Z' };
  const answer = { words: 'We read it again.', created_at: '2026-11-20T15:00:00.000Z' };
  const removal = aRemoval({ removed_at, appeal_until: null, appeal, answer });
  renderScreen('/removed', { as: 'owner', server: { listRemovals: () => data([removal]) } });
  for (const words of [outcome, state, 'We read it again.']) expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});

test('no mail is promised to who appeals, because there may be no mail server', async () => {
  const appeal = { words: 'The source is below.', created_at: '2026-11-20T14:00:00.000Z' };
  renderScreen('/removed', { as: 'owner', server: { listRemovals: () => data([aRemoval({ appeal })]) } });
  expect(await screen.findByText('A moderator looks at it again. You find the answer here.')).toBeDefined();
  expect(screen.queryByText(/mail/)).toBeNull();
});
