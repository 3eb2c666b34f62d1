import type { Attention } from '@herald/contract/endpoints/admin-attention';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message } from '#testing/replies.ts';

const nothing: Attention = { failed_events: 0, pending_review: 0, mails_not_sent: 0, clips_to_check: 0, steps: [] };
const open = (attention: Partial<Attention>, server: Handlers = {}, path = '/dashboard') =>
  renderScreen(path, {
    as: 'administrator',
    server: { ...backOfficeOf([]), readAttention: () => data({ ...nothing, ...attention }), ...server },
  });

describe('what waits for an administrator', () => {
  test('begins with failed events, then content to review, and each leads to its list', async () => {
    open({ failed_events: 1, pending_review: 2 });
    const events = await screen.findByRole('link', { name: '1 failed event' });
    expect(events.getAttribute('href')).toBe('/dashboard?tab=webhooks&status=failed');
    const waiting = screen.getByRole('link', { name: '2 pending review' });
    expect(waiting.getAttribute('href')).toBe('/dashboard?tab=content');
    expect(events.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
    await user.click(await screen.findByRole('button', { name: 'Mark as done: Back up Herald' }));
    await waitFor(() => expect(screen.queryByText('Back up Herald')).toBeNull());
    expect(screen.getByText('Set up mail')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mark as done: Set up mail' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
    expect(server.callsTo('strikeOffStep')).toHaveLength(2);
  });
});
