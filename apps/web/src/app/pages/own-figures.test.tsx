import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { noFigures } from '#testing/no-figures.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const open = (server: Handlers) =>
  renderScreen('/projects', { as: 'owner', server: { ...libraryOf([aVideo()]), ...server } });

const figures = { ...noFigures, plays: 1904, watched: 812, average_share: 0.331, clicks: 1, downloads: 87 };

describe('the own figures over the library', () => {
  test('say what became of the videos in 30 days', async () => {
    open({ analyticsSummary: () => data(figures) });
    const line = 'Last 30 days: 1,904 plays · 812 watched · mean share 33% · 1 click · 87 downloads';
    expect(await screen.findByText(line)).toBeDefined();
  });

  test('are left out before anybody has watched', async () => {
    const { server } = open({});
    await screen.findByRole('article');
    await waitFor(() => expect(server.callsTo('analyticsSummary')).not.toEqual([]));
    expect(screen.queryByText(/Last 30 days/)).toBeNull();
  });

  test('say that they could not be loaded, and try again', async () => {
    let isAway = true;
    const { user } = open({ analyticsSummary: () => (isAway ? refuse('forbidden') : data(figures)) });
    expect(await screen.findByText('The figures of the last 30 days could not be loaded.')).toBeDefined();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/1,904 plays/)).toBeDefined();
  });
});
