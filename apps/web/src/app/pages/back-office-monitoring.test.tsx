import type { Monitoring } from '@herald/contract/endpoints/admin-monitoring';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFilmInWork, aMonitoring, aProcess } from '#testing/a-monitoring.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const open = (wish: Partial<Monitoring>, server: Handlers = {}) =>
  renderScreen('/dashboard?tab=monitoring', {
    as: 'administrator',
    server: { ...backOfficeOf([]), readMonitoring: () => data(aMonitoring(wish)), ...server },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const aQueue = {
  name: 'send-mail',
  waiting: 3,
  oldest_seconds: 7200,
  in_work: 0,
  done_last_hour: 0,
  is_late: false,
} as const;

test('shows dashes where nothing was counted, and no invented zero', async () => {
  open({});
  const uptime = (await screen.findByText('Uptime')).parentElement;
  expect(uptime?.textContent).toContain('–nothing counted yet');
  expect(screen.getByText('Success Rate').parentElement?.textContent).toContain('–');
  expect(screen.getByText('Nothing was wrong so far. The rules are under Settings, Alerts.')).toBeDefined();
});

test('names what is wrong, the film that is drawn, and where the film of a lost worker went', async () => {
  const film = aFilmInWork({});
  const lost = aProcess({ id: '0198f2a0-0000-7000-8000-000000000002', host: 'film-c', is_lost: true, films: [film] });
  open({ state: 'critical', problems: ['1 worker'], processes: [aProcess({ films: [film] }), lost] });
  expect(await screen.findByText('Critical: 1 worker')).toBeDefined();
  const workers = await region('Workers');
  expect(workers.getByText('62%')).toBeDefined();
  expect(workers.getByText('428 of 690')).toBeDefined();
  expect(workers.getByText('Not heard')).toBeDefined();
  expect(workers.getByText('“The serum that fixed my winter skin” went to the worker on film-a.')).toBeDefined();
});

test('says which queue waits for too long, and how many slots for films are free', async () => {
  const films = { ...aQueue, name: 'make-video' as const, is_late: true, failed: 0, retryable: 0, paused: null };
  open({
    queues: [films, { ...aQueue, failed: 0, retryable: 0, paused: null }],
    processes: [aProcess({ films: [], film_slots: 1 })],
  });
  const table = within(await screen.findByRole('table', { name: 'Queues' }));
  expect(table.getAllByText('Too long:')).toHaveLength(1);
  expect((await region('Workers')).getByText('1 slot free. Takes the next film.')).toBeDefined();
});

test('says why a figure cannot be had', async () => {
  const { database } = aMonitoring({});
  open({ database: { ...database, slow_queries: 7, not_available: { active_queries: 'permission denied' } } });
  const panel = await region('Database Performance');
  expect(panel.getByText('not available: permission denied')).toBeDefined();
  expect(panel.getByText('7 slow queries')).toBeDefined();
});

test('pauses a queue, and runs again what failed, one or all', async () => {
  const asked: unknown[] = [];
  const { user } = open(
    { queues: [{ ...aQueue, failed: 2, retryable: 2, paused: null }] },
    {
      pauseQueue: ({ params }) => {
        asked.push(['pause', params]);
        return message('The queue is paused.');
      },
      retryJobs: ({ params, body }) => {
        asked.push(['retry', params, body]);
        return data({ retried: 1 });
      },
      listFailedJobs: () =>
        data([{ id: 'm1', about: 'ann@studio.example', error: 'Mailbox full', failed_at: null, is_retryable: true }]),
    },
  );
  const table = within(await screen.findByRole('table', { name: 'Queues' }));
  await user.click(table.getByRole('button', { name: 'Pause Mails' }));
  await user.click(table.getByRole('button', { name: 'Mails: retry 2' }));
  await user.click(table.getByRole('button', { name: 'Mails: show what failed' }));
  expect(await screen.findByText('Mailbox full')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry ann@studio.example' }));
  expect(asked).toEqual([
    ['pause', { name: 'send-mail' }],
    ['retry', { name: 'send-mail' }, {}],
    ['retry', { name: 'send-mail' }, { id: 'm1' }],
  ]);
});

test('shows a film that failed and its reason, which only its owner can make again', async () => {
  const films = { ...aQueue, name: 'make-video' as const, failed: 1, retryable: 0, paused: null };
  const failed = {
    id: 'v1',
    about: 'Night cream',
    error: 'The lips did not fit.',
    failed_at: null,
    is_retryable: false,
  };
  const { user } = open({ queues: [films] }, { listFailedJobs: () => data([failed]) });
  const table = within(await screen.findByRole('table', { name: 'Queues' }));
  await user.click(table.getByRole('button', { name: 'Films: show what failed' }));
  expect(await screen.findByText('The lips did not fit.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /retry/i })).toBeNull();
});

test('says that the figures could not be loaded, with a way to try again', async () => {
  open({}, { readMonitoring: () => refuse('forbidden', { message: 'You may not see this.' }) });
  expect(await screen.findByText('Failed to load the figures.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('says after a press of Refresh that the metrics are updated', async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('System metrics have been updated.')).toBeDefined();
});
