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
    expect(screen.getByText('2 changes are not saved')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    await waitFor(() => expect(server.callsTo('saveBrandKit')).toHaveLength(1));
    expect(server.lastCallTo('saveBrandKit').body).toEqual({
      version: 4,
      kit: { ...kit, font: 'mono', line: 'Two drops' },
    });
  });

  const type = async ({ user }: ReturnType<typeof open>) => {
    await user.type(await screen.findByLabelText('Word 1'), 'Qylio');
    expect(screen.getByText('Say it as')).toBeDefined();
    await user.type(screen.getByLabelText('Say word 1 as'), 'Killy oh');
  };
  const savesAll: Handlers = {
    getBrandKit: () => data({ version: 4, kit }),
    saveBrandKit: ({ body }) => data({ version: 5, kit: body.kit }),
    savePronunciations: ({ body }) => data(body.pronunciations),
  };

  test('saves the pronunciations with the kit, by the one primary button of the page', async () => {
    const page = open(savesAll);
    await type(page);
    await page.user.type(screen.getByLabelText('Line'), '!');
    expect(screen.getByText('2 changes are not saved')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    await waitFor(() => expect(page.server.callsTo('savePronunciations')).toHaveLength(1));
    expect(page.server.lastCallTo('savePronunciations').body).toEqual({
      pronunciations: [{ word: 'Qylio', say: 'Killy oh' }],
    });
    await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
    expect(page.server.lastCallTo('saveBrandKit').body.kit.line).toBe('Half price!');
    expect(screen.getByLabelText<HTMLInputElement>('Word 1').value).toBe('Qylio');
    expect(screen.getByLabelText<HTMLInputElement>('Line').value).toBe('Half price!');
  });

  test('saves pronunciations alone without making a kit', async () => {
    const page = open({ ...savesAll, getBrandKit: () => data({ version: 0, kit: null }) });
    await type(page);
    await page.user.click(screen.getByRole('button', { name: 'Save pronunciations' }));
    await waitFor(() => expect(page.server.callsTo('savePronunciations')).toHaveLength(1));
    expect(page.server.callsTo('saveBrandKit')).toHaveLength(0);
  });

  test('saves nothing while a line has half a pronunciation', async () => {
    const page = open(savesAll);
    await page.user.type(await screen.findByLabelText('Word 1'), 'Qylio');
    await page.user.type(screen.getByLabelText('Line'), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    expect(await screen.findByText('Every line needs a word and how to say it.')).toBeDefined();
    expect(page.server.callsTo('saveBrandKit')).toHaveLength(0);
    expect(screen.getByText('2 changes are not saved')).toBeDefined();
  });

  test.each<Person>(['owner', 'editor'])('asks before a pronunciation of the %s is left unsaved', async (as) => {
    const page = open(savesAll, as);
    await type(page);
    await page.user.click(screen.getByRole('link', { name: 'Account Settings' }));
    expect(await screen.findByText('Leave without saving?')).toBeDefined();
  });

  test('keeps what was typed while it was being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = open({
      ...savesAll,
      saveBrandKit: async ({ body }) => {
        await promise;
        return data({ version: 5, kit: body.kit });
      },
    });
    await page.user.type(await screen.findByLabelText('Line'), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    await page.user.type(screen.getByLabelText('Line'), '!');
    resolve();
    expect(await screen.findByText('Brand Kit Saved')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Line').value).toBe('Half price!!');
    expect(screen.getByText('1 change is not saved')).toBeDefined();
  });

  test('keeps what was typed above what somebody else saved meanwhile', async () => {
    let version = 4;
    const page = open({
      ...savesAll,
      getBrandKit: () => data({ version, kit: version === 4 ? kit : { ...kit, font: 'mono' } }),
      saveBrandKit: ({ body }) => (body.version === version ? data({ version: 6, kit: body.kit }) : refuse('conflict')),
    });
    await page.user.type(await screen.findByLabelText('Line'), '!');
    version = 5;
    await page.user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mono' }).checked).toBe(true));
    await page.user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    await waitFor(() => expect(page.server.callsTo('saveBrandKit')).toHaveLength(2));
    expect(page.server.lastCallTo('saveBrandKit').body).toEqual({
      version: 5,
      kit: { ...kit, font: 'mono', line: 'Half price!' },
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
