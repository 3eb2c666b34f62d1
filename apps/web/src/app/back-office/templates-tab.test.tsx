import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTemplate, summaryOf } from '#testing/a-template.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message } from '#testing/replies.ts';

describe('the templates of the back office', () => {
  test('are put forward and withdrawn by an administrator', async () => {
    const template = { ...summaryOf(aTemplate()), is_withdrawn: false, made_by: null };
    const { user, server } = renderScreen('/dashboard?tab=templates', {
      as: 'administrator',
      server: { listOfficeTemplates: () => data([template]), placeTemplate: () => message('The template is saved.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Feature Price drop' }));
    await waitFor(() => expect(server.lastCallTo('placeTemplate').body).toEqual({ is_featured: true }));
    expect(await screen.findByText('Template Featured')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Withdraw Price drop' }));
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw Price drop?' });
    expect(server.callsTo('placeTemplate')).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Template Withdrawn')).toBeDefined();
    await waitFor(() => expect(server.lastCallTo('placeTemplate').body).toEqual({ is_withdrawn: true }));
    expect(server.lastCallTo('placeTemplate').params).toEqual({ id: template.id });
  });

  test('are shown with their pictures and facts, and found by their names', async () => {
    const [drop, story] = ['Price drop', 'Founder story'].map((name) => ({
      ...summaryOf(aTemplate({ name, uses: 0, poster_url: `/api/media/${name}.webp` })),
      is_withdrawn: false,
      made_by: null,
    }));
    const { user } = renderScreen('/dashboard?tab=templates', {
      as: 'administrator',
      server: { listOfficeTemplates: () => data([drop, story].filter((one) => one !== undefined)) },
    });
    const list = within(await screen.findByRole('list', { name: 'Templates' }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toMatch(/[A-Z][a-z]+, comes with Herald, not used yet, /);
    expect(document.querySelector('img[src="/api/media/Founder story.webp"]')).not.toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'founder');
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'x');
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(2);
  });
});
