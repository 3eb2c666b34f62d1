import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aBatch, aBatchItem, onePage } from '#testing/a-batch.ts';
import { aTemplate } from '#testing/a-template.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, message, pending, refuse } from '#testing/replies.ts';

const table = () => screen.findByRole('table', { name: 'Batches' });

describe('the list of batches', () => {
  const open = (server: Handlers, as: Person = 'owner') => renderScreen('/batches', { as, server });

  test('says how far each is, where it comes from and who started it', async () => {
    const batch = aBatch();
    open({ listBatches: () => onePage([batch]) });
    const row = within(await table()).getAllByRole('row')[1];
    for (const words of ['Winter campaign', '1 of 3', 'Running', 'Price drop', 'Dana Whitfield']) {
      expect(row?.textContent).toContain(words);
    }
    expect(
      within(await table())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/batches/${batch.id}`);
  });

  test('counts one batch as one', async () => {
    open({ listBatches: () => onePage([aBatch()]) });
    expect(await screen.findByText('Showing 1 to 1 of 1 batch')).toBeDefined();
  });

  test('follows a batch while it is looked at', async () => {
    const batch = aBatch();
    const { server } = open({ listBatches: () => onePage([batch]) });
    await table();
    await waitFor(() => expect(server.videoLine.isOpen).toBe(true));
    server.tellBatch({ ...batch, status: 'complete', counts: { ...batch.counts, finished: 3, making: 0, waiting: 0 } });
    await waitFor(async () => expect((await table()).textContent).toContain('3 of 3'));
    expect((await table()).textContent).toContain('Complete');
  });

  test('asks for one state', async () => {
    const { user, server } = open({ listBatches: () => onePage([aBatch()]) });
    await table();
    await user.click(screen.getByRole('radio', { name: 'Partly done' }));
    await waitFor(() => expect(server.lastCallTo('listBatches').query).toMatchObject({ status: 'partial' }));
  });

  test('teaches what a batch is while there is none', async () => {
    open({ listBatches: () => onePage([]) });
    expect(await screen.findByRole('heading', { name: 'No batches yet' })).toBeDefined();
    for (const link of screen.getAllByRole('link', { name: 'New batch' })) {
      expect(link.getAttribute('href')).toBe('/batches/new');
    }
  });

  test('tells a viewer who can start the first one', async () => {
    open({ listBatches: () => onePage([]) }, 'viewer');
    expect(await screen.findByText(/To start a batch, ask for the role of an editor\.$/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'New batch' })).toBeNull();
  });

  test('says that it loads', async () => {
    open({ listBatches: pending });
    expect(await screen.findByText('Loading batches...')).toBeDefined();
  });

  test('says that it did not load', async () => {
    open({ listBatches: () => refuse('not_found') });
    expect(await screen.findByRole('heading', { name: 'The batches did not load' })).toBeDefined();
  });

  test('lets a viewer look, and start nothing', async () => {
    open({ listBatches: () => onePage([aBatch()]) }, 'viewer');
    await table();
    expect(screen.queryByRole('link', { name: 'New batch' })).toBeNull();
  });
});

describe('a batch', () => {
  const films = () => [
    aBatchItem({
      status: 'finished',
      thumbnail_url: '/api/media/x.webp',
      duration: 14,
    }),
    aBatchItem({ number: 2, status: 'making', progress: 40 }),
    aBatchItem({ number: 3 }),
  ];
  const open = (batch = aBatch(), server: Handlers = {}, as: Person = 'owner') =>
    renderScreen(`/batches/${batch.id}`, {
      as,
      server: {
        getBatch: () => data(batch),
        listBatchItems: () => onePage(films()),
        getTemplate: () => data(aTemplate()),
        listAvatars: () => data([]),
        previewTemplate: () => refuse('not_found'),
        ...server,
      },
    });
  const sheet = () => screen.findByRole('list', { name: 'Films of this batch' });

  test('is a contact sheet that fills', async () => {
    const batch = aBatch();
    const { server } = open(batch);
    const places = within(await sheet()).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      ...['winter_2_9x16.mp4, Completed', 'winter_3_9x16.mp4, Drawing', 'winter_4_9x16.mp4, Queued'],
    ]);
    expect(
      within(await sheet())
        .getByRole('progressbar')
        .getAttribute('aria-valuenow'),
    ).toBe('40');
    expect(screen.getAllByText('1 min 20 s')[0]).toBeDefined();
    expect(screen.getAllByText('1st').length).toBeGreaterThan(0);
    server.answer({ listBatchItems: () => onePage(films().map((film) => ({ ...film, status: 'finished' as const }))) });
    const counts = { ...batch.counts, finished: 3, waiting: 0, making: 0 };
    server.tellBatch({ ...batch, status: 'complete', counts, finished_at: '2026-11-16T14:04:10.000Z' });
    expect(await screen.findByText('All 3 films are finished.')).toBeDefined();
    expect(screen.getByText('2 min 10 s')).toBeDefined();
    await waitFor(async () => expect((await sheet()).textContent).not.toContain('Drawing'));
  });

  test('calls drawing only what a worker draws', async () => {
    const counts = { films: 2, waiting: 0, making: 2, finished: 0, failed: 0, cancelled: 0 };
    open(aBatch({ counts }), {
      listBatchItems: () =>
        onePage([
          aBatchItem({ status: 'making', progress: 48 }),
          aBatchItem({ number: 2, status: 'making', progress: 0, is_queued: true }),
        ]),
    });
    const places = within(await sheet()).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      ...['winter_2_9x16.mp4, Drawing', 'winter_3_9x16.mp4, Queued'],
    ]);
    const numbers = within(screen.getByRole('list', { name: 'In numbers' }));
    expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 drawing', '1 waiting']);
  });

  test('whose first film is to be watched shows it, and starts the others on a press', async () => {
    const counts = { films: 3, waiting: 2, making: 0, finished: 1, failed: 0, cancelled: 0 };
    const batch = aBatch({ is_held: true, ready_in_seconds: null, counts });
    const links = { video_url: '/api/media/x.mp4', thumbnail_url: null, download_url: '/api/media/x.mp4' };
    const file = { aspect_ratio: '9:16' as const, width: 720, height: 1280, size_bytes: 9, ...links };
    const { user, server } = open(batch, {
      listBatchItems: () => onePage([aBatchItem({ status: 'finished', files: [file] }), aBatchItem({ number: 2 })]),
      startRestOfBatch: () => data({ ...batch, is_held: false }),
    });
    const held = await screen.findByRole('region', { name: 'One first' });
    expect(within(held).getByLabelText('winter_2_9x16.mp4').getAttribute('src')).toBe('/api/media/x.mp4');
    expect(held.textContent).toContain('2 films wait for you.');
    await user.click(within(held).getByRole('button', { name: 'Start the other 2' }));
    await waitFor(() => expect(server.callsTo('startRestOfBatch').length).toBe(1));
  });

  test('is cancelled only after a question', async () => {
    const { user, server } = open(aBatch(), { cancelBatch: () => message('The batch is cancelled.') });
    await user.click(await screen.findByRole('button', { name: 'Cancel batch' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('2 films will not be made');
    expect(server.callsTo('cancelBatch')).toEqual([]);
    expect(within(dialog).getByRole('button', { name: 'Keep going' })).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel batch' }));
    await waitFor(() => expect(server.callsTo('cancelBatch').length).toBe(1));
  });

  test('tells failures that may pass from those that must be mended', async () => {
    const batch = aBatch({
      ...{ status: 'partial', may_retry: 1, must_mend: 1, ready_in_seconds: null },
      counts: { films: 3, waiting: 0, making: 0, finished: 1, failed: 2, cancelled: 0 },
      finished_at: '2026-11-16T14:04:00.000Z',
    });
    const failed = [
      aBatchItem({ number: 2, status: 'failed', failure: { kind: 'again', reason: 'The disk was full.' } }),
      aBatchItem({ number: 3, status: 'failed', failure: { kind: 'mend', reason: 'The picture is gone.' } }),
    ];
    const { user, server } = open(batch, {
      listBatchItems: () => onePage(failed),
      retryBatch: () => data({ ...batch, status: 'running', may_retry: 0 }),
    });
    const rows = within(await screen.findByRole('table', { name: 'Films' }));
    expect(rows.getByText(/The disk was full/).textContent).toContain('It may work again.');
    expect(rows.getByText(/The picture is gone/).textContent).toContain('Mend it first.');
    expect(screen.getByText('1 film must be mended first')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry 1 failed' }));
    await waitFor(() => expect(server.callsTo('retryBatch')[0]?.idempotencyKey).toBeTruthy());
    expect(rows.getAllByRole('button').length).toBe(1);
    await user.click(rows.getByRole('button', { name: 'Retry winter_3_9x16.mp4' }));
    await waitFor(() => expect(server.lastCallTo('retryBatch').query).toEqual({ item: failed[0]?.id }));
  });

  test('that was cancelled makes its other films with one press, and each of them with its own', async () => {
    const counts = { films: 3, waiting: 0, making: 0, finished: 1, failed: 0, cancelled: 2 };
    const batch = aBatch({ status: 'cancelled', may_retry: 2, counts, finished_at: '2026-11-16T14:04:00.000Z' });
    const stopped = [2, 3].map((number) => aBatchItem({ number, status: 'cancelled' }));
    const { user, server } = open(batch, {
      listBatchItems: () => onePage(stopped),
      retryBatch: () => data({ ...batch, status: 'running', may_retry: 0 }),
    });
    const rows = within(await screen.findByRole('table', { name: 'Films' }));
    await user.click(rows.getByRole('button', { name: 'Make it winter_4_9x16.mp4' }));
    await waitFor(() => expect(server.lastCallTo('retryBatch').query).toEqual({ item: stopped[1]?.id }));
    await user.click(await screen.findByRole('button', { name: 'Make 2 missing films' }));
    await waitFor(() => expect(server.callsTo('retryBatch')).toHaveLength(2));
    const { query, idempotencyKey } = server.lastCallTo('retryBatch');
    expect([query, idempotencyKey?.length]).toEqual([{}, 36]);
  });

  test('shows those that failed alone', async () => {
    const { user } = open(undefined, {
      listBatchItems: () => onePage([...films(), aBatchItem({ number: 9, status: 'failed' })]),
    });
    await sheet();
    await user.click(screen.getByRole('radio', { name: /^Failed/ }));
    const rows = within(screen.getByRole('table', { name: 'Films' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent?.includes('winter_10_9x16'))).toEqual([true]);
  });

  test('gives a viewer its films, and nothing to change', async () => {
    open(aBatch({ may_retry: 1 }), {}, 'viewer');
    await sheet();
    expect(screen.getByRole('button', { name: 'Download 1 finished' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Cancel batch|Retry/ })).toBeNull();
  });

  test('that is not there says so', async () => {
    open(aBatch(), { getBatch: () => refuse('not_found') });
    expect(await screen.findByRole('heading', { name: 'There is no such batch' })).toBeDefined();
  });
});
