import { newBrandKit } from '@herald/contract/brand';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, pending, refuse } from '#testing/replies.ts';

const kit = { ...newBrandKit, line: 'Half price' };

const open = (server: Handlers = {}, as: Person = 'owner') =>
  renderScreen('/settings/brand-kit', { server: { getPronunciations: () => data([]), ...server }, as });

describe('the brand kit', () => {
  test('says that it loads', async () => {
    open({ getBrandKit: pending });
    expect(await screen.findByText('Loading brand kit...')).toBeDefined();
  });

  test('that did not load is not shown, so that nothing is saved over it', async () => {
    open({ getBrandKit: () => refuse('forbidden') });
    expect(await screen.findByText('The brand kit did not load')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save brand kit' })).toBeNull();
  });

  test('counts what is not saved, and saves over the version it knows', async () => {
    const { user, server } = open({
      getBrandKit: () => data({ version: 4, kit }),
      saveBrandKit: ({ body }) => data({ version: 5, kit: body.kit }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Mono' }));
    const line = screen.getByLabelText('Line');
    await user.clear(line);
    await user.type(line, 'Two drops');
    expect(screen.getByText('2 changes not saved')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    await waitFor(() => expect(server.callsTo('saveBrandKit')).toHaveLength(1));
    expect(server.lastCallTo('saveBrandKit').body).toEqual({
      version: 4,
      kit: { ...kit, font: 'mono', line: 'Two drops' },
    });
  });

  test('measures the contrast, and is not saved with half a color', async () => {
    const { user } = open({ getBrandKit: () => data({ version: 1, kit }) });
    expect(await screen.findByText('7.4:1')).toBeDefined();
    await user.type(screen.getByLabelText('Brand'), '{backspace}');
    expect(screen.getByText('Write both colors as #rrggbb.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save brand kit' }).disabled).toBe(true);
  });

  test('is there for editors to see, not to change', async () => {
    open({ getBrandKit: () => data({ version: 1, kit }) }, 'editor');
    expect(await screen.findByText(/Only the owner and administrators/)).toBeDefined();
    expect(screen.getByLabelText('Line').closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save brand kit' })).toBeNull();
  });
});
