import type { Attention, VideoReport } from '@herald/contract/endpoints/admin-attention';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const nothing: Attention = { failed_events: 0, open_reports: 0, mails_not_sent: 0, clips_to_check: 0, steps: [] };
const report: VideoReport = {
  id: '00000000-0000-7000-8000-00000000f001',
  reason: 'impersonation',
  details: 'That is me',
  reporter: 'visitor from 203.0.113.7',
  status: 'open',
  created_at: '2026-11-20T14:02:11.000Z',
  settled_at: null,
  video: {
    id: '00000000-0000-7000-8000-00000000f002',
    title: 'A film',
    slug: 'a-film',
    owner: { id: '00000000-0000-7000-8000-00000000f003', name: 'Rena' },
  },
};

const open = (attention: Partial<Attention>, server: Handlers = {}, path = '/dashboard') =>
  renderScreen(path, {
    as: 'administrator',
    server: { ...backOfficeOf([]), readAttention: () => data({ ...nothing, ...attention }), ...server },
  });

describe('what waits for an administrator', () => {
  test('begins with failed events, then reports, and each leads to its list', async () => {
    open({ failed_events: 1, open_reports: 2 });
    const events = await screen.findByRole('link', { name: '1 failed event' });
    expect(events.getAttribute('href')).toBe('/dashboard?tab=webhooks&status=failed');
    const reports = screen.getByRole('link', { name: '2 reports' });
    expect(reports.getAttribute('href')).toBe('/dashboard?tab=content');
    expect(events.compareDocumentPosition(reports)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the first steps', () => {
  test('name what is left, and a step is struck off', async () => {
    let steps: Attention['steps'] = ['mail', 'backup'];
    const { user, server } = open(
      {},
      {
        readAttention: () => data({ ...nothing, steps }),
        strikeOffStep: ({ params }) => {
          steps = steps.filter((step) => step !== params.step);
          return message('The step is off the list.');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Done: Back up the data folder' }));
    await waitFor(() => expect(screen.queryByText('Back up the data folder')).toBeNull());
    expect(screen.getByText('Set up mail')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done: Set up mail' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
    expect(server.callsTo('strikeOffStep')).toHaveLength(2);
  });
});

describe('reports of visitors', () => {
  test('say what is wrong with which video, and are settled', async () => {
    let reports = [report];
    const { user } = open(
      { open_reports: 1 },
      {
        listReports: () => data(reports),
        listClipChecks: () => data({ clips: [], trusted: [] }),
        settleReport: () => {
          reports = [{ ...report, status: 'settled', settled_at: '2026-11-21T10:00:00.000Z' }];
          return message('The report is settled.');
        },
      },
      '/dashboard?tab=content',
    );
    const row = within(
      (await screen.findByText('It shows a person who did not agree to it')).closest('li') ?? document.body,
    );
    expect(row.getByText('“That is me”')).toBeDefined();
    expect(row.getByRole('link', { name: /Open watch page/ }).getAttribute('href')).toBe('/watch/a-film');
    expect(row.getByRole('link', { name: 'Rena' }).getAttribute('href')).toContain(report.video.owner.id);
    await user.click(row.getByRole('button', { name: 'Settle the report of A film' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull());
  });

  test('that could not be loaded are asked for again', async () => {
    const listClipChecks = () => data({ clips: [], trusted: [] });
    open({}, { listReports: () => refuse('forbidden'), listClipChecks }, '/dashboard?tab=content');
    expect(await screen.findByText('Failed to load reports.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
