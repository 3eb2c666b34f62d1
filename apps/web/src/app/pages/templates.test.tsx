import type { Template } from '@herald/contract/endpoints/templates';
import { templateVariable } from '@herald/contract/template';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, wizardOf } from '#testing/a-draft.ts';
import { aTemplate, summaryOf } from '#testing/a-template.ts';
import { aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { type Person, renderScreen, type ShownScreen } from '#testing/render-screen.tsx';
import { data, message, pending, refuse } from '#testing/replies.ts';

const pageOf = (templates: Template[]) => ({
  data: templates.map(summaryOf),
  ...{ current_page: 1, last_page: 1, total: templates.length, per_page: 24 },
  ...{ from: templates.length > 0 ? 1 : null, to: templates.length || null },
});

const galleryOf = (templates: Template[]): Handlers => ({
  listTemplates: () => data(pageOf(templates)),
  featuredTemplates: () => data([]),
  listAvatars: () => data([]),
  templateCategories: () =>
    data({
      total: templates.length,
      ...{ mine: 0, team: 0 },
      categories: [{ value: 'sell', label: 'Sell', count: templates.length }],
    }),
});

const pageFor = (template: Template, draft = aDraft({})): Handlers => ({
  getTemplate: () => data(template),
  getDraft: () => data({ version: 3, content: draft, updated_at: null }),
  listAvatars: () => data([]),
  previewTemplate: () => refuse('not_found'),
});
const open = (template: Template, { as = 'owner', server = {} }: { as?: Person; server?: Handlers } = {}) =>
  renderScreen(`/templates/${template.id}`, { as, server: { ...pageFor(template), ...server } });

/** The button waits for the draft that it would replace. */
async function pressUse({ user }: Pick<ShownScreen, 'user'>): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Use this template' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
}

describe('the gallery', () => {
  test('shows what a template is, and leads to it', async () => {
    const template = aTemplate({ uses: 420, rating: { average: 4.8, count: 312 } });
    renderScreen('/templates', { server: galleryOf([template]) });
    const card = await screen.findByRole('article', { name: 'Price drop' });
    expect(card.textContent).toContain('used 420 times');
    expect(within(card).getByRole('link').getAttribute('href')).toBe(`/templates/${template.id}`);
    expect(screen.getByRole('radio', { name: 'Sell 1' })).toBeDefined();
  });

  test('has its headings in order where no template is featured', async () => {
    renderScreen('/templates', { server: galleryOf([aTemplate()]) });
    await screen.findByRole('article', { name: 'Price drop' });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3']);
  });

  test('shows the presenter with the opening words until the poster is drawn', async () => {
    const undrawn = aTemplate({ name: 'New', poster_url: null, loop_url: null, is_drawn: false });
    renderScreen('/templates', { server: galleryOf([aTemplate(), undrawn]) });
    const card = await screen.findByRole('article', { name: 'New' });
    expect(within(card).getByText('Half price until Sunday')).toBeDefined();
    const drawn = screen.getByRole('article', { name: 'Price drop' });
    expect(within(drawn).queryByText('Half price until Sunday')).toBeNull();
    expect(within(card).getByText('Being drawn')).toBeDefined();
    expect(within(drawn).queryByText('Being drawn')).toBeNull();
  });

  test('lets a viewer look at the featured template, not use it', async () => {
    const template = aTemplate();
    const server = { ...galleryOf([]), featuredTemplates: () => data([summaryOf(template)]) };
    renderScreen('/templates', { as: 'viewer', server });
    const link = await screen.findByRole('link', { name: 'Look at this template' });
    expect(link.getAttribute('href')).toBe(`/templates/${template.id}`);
    expect(screen.queryByRole('link', { name: 'Use this template' })).toBeNull();
  });

  test('asks the server for a kind, for words and for another order', async () => {
    const { user, server } = renderScreen('/templates', { server: galleryOf([aTemplate()]) });
    await user.click(await screen.findByRole('radio', { name: 'Sell 1' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'price');
    await waitFor(() =>
      expect(server.callsTo('listTemplates').at(-1)?.query).toMatchObject({ category: 'sell', search: 'price' }),
    );
  });

  test('says that it loads', async () => {
    renderScreen('/templates', { server: { ...galleryOf([]), listTemplates: pending } });
    expect(await screen.findByRole('status', { name: 'Loading templates' })).toBeDefined();
  });

  test('says that it did not load', async () => {
    renderScreen('/templates', { server: { ...galleryOf([]), listTemplates: () => refuse('not_found') } });
    expect(await screen.findByRole('heading', { name: 'The templates did not load' })).toBeDefined();
  });

  test('shows that nothing was found, and the way back', async () => {
    const { user } = renderScreen('/templates', { server: galleryOf([]) });
    expect(await screen.findByRole('heading', { name: 'No templates found' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all templates' }));
  });

  test('begins below an empty library', async () => {
    const template = aTemplate();
    const server = { ...libraryOf([]), ...galleryOf([template]), popularTemplates: () => data([summaryOf(template)]) };
    renderScreen('/projects', { server });
    expect(await screen.findByRole('heading', { name: 'Or start from a template' })).toBeDefined();
    expect(screen.getByRole('article', { name: 'Price drop' })).toBeDefined();
  });
});

describe('a template', () => {
  test('shows its words with what is filled in', async () => {
    const { user } = open(aTemplate());
    const field = await screen.findByRole('textbox', { name: 'Product' });
    await user.clear(field);
    await user.type(field, 'The lamp');
    expect(screen.getByText('The lamp', { selector: 'bdi' })).toBeDefined();
  });

  test('is not used while a variable is missing', async () => {
    const { user, server } = open(aTemplate());
    await user.clear(await screen.findByRole('textbox', { name: 'Product' }));
    await pressUse({ user });
    expect(await screen.findByText('Please fill this in.')).toBeDefined();
    expect(server.callsTo('useTemplate')).toEqual([]);
  });

  test('says which value the server refused', async () => {
    const refusal = refuse('validation', { errors: { 'values.product': ['Too loud.'] } });
    const { user } = open(aTemplate(), { server: { useTemplate: () => refusal } });
    await pressUse({ user });
    expect(await screen.findByText('Too loud.')).toBeDefined();
  });

  test('says that a draft with work in it makes room, and keeps it unless told otherwise', async () => {
    const template = aTemplate();
    const draft = aDraft({ title: 'My idea' });
    const server = { ...pageFor(template, draft), useTemplate: () => refuse('conflict') };
    const shown = open(template, { server });
    expect(await screen.findByText(/There is a draft with work in it: “My idea”/)).toBeDefined();
    await pressUse(shown);
    await shown.user.click(screen.getByRole('checkbox', { name: 'Keep that draft' }));
    await pressUse(shown);
    await waitFor(() => expect(shown.server.callsTo('useTemplate').length).toBe(2));
    const sent = shown.server.callsTo('useTemplate').map(({ body }) => [body.draft_version, body.keep_draft]);
    expect(sent).toEqual([
      [3, true],
      [3, false],
    ]);
  });

  test('does not warn about the draft that it was made of', async () => {
    const template = aTemplate({ is_ours: false, is_mine: true, visibility: 'team' });
    const draft = aDraft({ voice: { ttsText: 'Our serum is half price.' } });
    open(template, { server: pageFor(template, draft) });
    expect(await screen.findByText(/Your draft has the words of this template/)).toBeDefined();
    expect(screen.getByText(/Your whole team can use it\.$/)).toBeDefined();
  });

  test('says before the press that a number is wanted, and counts no other words', async () => {
    const price = templateVariable.parse({ name: 'price', kind: 'number', default: '$4.50' });
    const { user } = open(aTemplate({ variables: [price] }));
    const field = await screen.findByRole('textbox', { name: 'price' });
    expect(screen.getByText('A number, for example 38 or $4.50.')).toBeDefined();
    expect(screen.getByText('1 of 1 filled')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'cheap');
    expect(screen.getByText('Please enter a number.')).toBeDefined();
    expect(screen.getByText('0 of 1 filled')).toBeDefined();
  });

  test.each([
    ['A figure first', 'A figure first. About 15 s of film.'],
    ['A figure first!', 'A figure first! About 15 s of film.'],
    ['', 'About 15 s of film.'],
  ])('described as "%s" says its length in a sentence of its own', async (description, words) => {
    open(aTemplate({ description }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test.each([
    [{ average: 4.3, count: 4 }, 6, 'Rated 4.3from 4 ratings,used 6 times'],
    [{ average: 5, count: 1 }, 0, 'Rated 5.0from 1 rating'],
    [{ average: null, count: 0 }, 1, 'used once'],
  ])('with the rating %o and %d uses says both', async (rating, uses, words) => {
    renderScreen('/templates', { server: galleryOf([aTemplate({ rating, uses })]) });
    const card = await screen.findByRole('article', { name: 'Price drop' });
    expect(card.textContent).toContain(words);
  });

  test('is rated with one press', async () => {
    const { user, server } = open(aTemplate(), {
      server: { rateTemplate: () => data({ average: 4, count: 1, mine: 4 }) },
    });
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await waitFor(() => expect(server.callsTo('rateTemplate')[0]?.body).toEqual({ rating: 4 }));
  });

  test('can be looked at by a viewer, and not used', async () => {
    open(aTemplate(), { as: 'viewer' });
    expect(await screen.findByText(/To use one, ask for the role of an editor/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use this template' })).toBeNull();
  });

  test('that is not there says so', async () => {
    open(aTemplate(), { server: { getTemplate: () => refuse('not_found') } });
    expect(await screen.findByRole('heading', { name: 'There is no such template' })).toBeDefined();
  });
});

describe('changing a template', () => {
  const own = (changes: Partial<Template> = {}) =>
    aTemplate({ is_ours: false, is_mine: true, may_change: true, visibility: 'team', ...changes });

  test('sends its name, its variables and who can use it', async () => {
    const template = own();
    const { user, server } = open(template, { server: { changeTemplate: () => message('The template is saved.') } });
    await user.click(await screen.findByRole('button', { name: 'Edit template' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Half price');
    await user.click(screen.getByRole('checkbox', { name: 'Required' }));
    await user.click(screen.getByRole('radio', { name: 'Only me' }));
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(server.callsTo('changeTemplate').length).toBe(1));
    const { params, body } = server.lastCallTo('changeTemplate');
    expect(params.id).toBe(template.id);
    expect(body).toMatchObject({
      ...{ name: 'Half price', description: 'A figure first.', visibility: 'private' },
      variables: [{ name: 'product', default: 'Our serum', required: false }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps what was typed when the server refuses it', async () => {
    const refusal = refuse('validation', { errors: { visibility: ['Only its maker can.'] } });
    const { user } = open(own(), { server: { changeTemplate: () => refusal } });
    await user.click(await screen.findByRole('button', { name: 'Edit template' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' two');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('Only its maker can.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Price drop two');
  });

  test('does not offer to hide the template of another person', async () => {
    const { user } = open(own({ is_mine: false }));
    await user.click(await screen.findByRole('button', { name: 'Edit template' }));
    expect(await screen.findByRole('radio', { name: 'Team' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Only me' })).toBeNull();
  });

  test('is not offered for a template of Herald', async () => {
    open(aTemplate());
    expect(await screen.findByRole('button', { name: 'Use this template' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit template' })).toBeNull();
  });
});

describe('a new template', () => {
  test('begins in the wizard, and keeps a draft with work in it', async () => {
    const draft = aDraft({ title: 'My idea' });
    const beginning = { version: 4, content: aDraft({}), updated_at: null };
    const { user, server, router } = renderScreen('/templates', {
      server: { ...wizardOf(draft), ...galleryOf([aTemplate()]), keepDraft: () => data(beginning) },
    });
    await user.click(await screen.findByRole('button', { name: 'New template' }));
    await waitFor(() => expect(server.callsTo('keepDraft')[0]?.body).toEqual({ draft_version: 1 }));
    await waitFor(() => expect(router.state.location.search).toContain('for=template'));
    expect(await screen.findByText(/You are making a template/)).toBeDefined();
  });

  test('is not offered to a viewer', async () => {
    renderScreen('/templates', { as: 'viewer', server: galleryOf([aTemplate()]) });
    expect(await screen.findByRole('article', { name: 'Price drop' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull();
  });
});

describe('saving a template', () => {
  test('turns marked words into a variable with the letter V', async () => {
    const video = aVideo({ title: 'Serum', status: 'completed' });
    const draft = aDraft({ title: 'Serum', script: { content: 'This serum works.' } });
    const { user, server } = renderScreen('/projects', {
      server: {
        ...libraryOf([video]),
        readVideoDraft: () => data(draft),
        createTemplate: () => data({ id: video.id }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Menu of Serum' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as template' }));
    const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Words' });
    words.focus();
    words.setSelectionRange(5, 10);
    await user.keyboard('v');
    expect(words.value).toBe('This {{serum}} works.');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(server.callsTo('createTemplate')[0]?.body).toMatchObject({
        name: 'Serum',
        visibility: 'private',
        content: { voice: { ttsText: 'This {{serum}} works.' } },
        variables: [{ name: 'serum', default: 'serum', kind: 'text', required: true }],
      }),
    );
  });

  test('takes what is written as {{name}}, and says why marking it makes nothing', async () => {
    const draft = aDraft({ title: 'Sale', script: { content: 'Hello {{city}}!' } });
    const { user, server } = renderScreen('/create', {
      server: { ...wizardOf(draft), createTemplate: () => data({ id: aTemplate().id }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Save as template' }));
    expect(await screen.findByText('1 variable')).toBeDefined();
    const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' });
    words.focus();
    words.setSelectionRange(6, 14);
    await user.keyboard('v');
    expect(await screen.findByText(/is a variable already/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(server.callsTo('createTemplate')[0]?.body).toMatchObject({
        content: { voice: { ttsText: 'Hello {{city}}!' } },
        variables: [{ name: 'city', kind: 'text', default: '', required: true }],
      }),
    );
  });

  test('labels the fields of a variable, and names them by its new name', async () => {
    const draft = aDraft({ title: 'Sale', script: { content: 'Hello {{berlin}}!' } });
    const { user } = renderScreen('/create', { server: wizardOf(draft) });
    await user.click(await screen.findByRole('button', { name: 'Save as template' }));
    const row = within(await screen.findByRole('list', { name: 'Variables' }));
    expect(['Name', 'Kind', 'Usual words'].map((label) => row.getByText(label).tagName)).toEqual(
      Array(3).fill('LABEL'),
    );
    const name = row.getByRole('textbox', { name: 'Name of berlin' });
    await user.clear(name);
    await user.type(name, 'city');
    await user.click(row.getByRole('textbox', { name: /^Usual words/ }));
    expect(row.getByRole('textbox', { name: 'Name of city' })).toBeDefined();
    expect(row.getByRole('textbox', { name: 'Usual words of city' })).toBeDefined();
  });

  test('asks before Escape drops what was typed', async () => {
    const draft = aDraft({ title: 'Sale', script: { content: 'Hello!' } });
    const { user } = renderScreen('/create', { server: wizardOf(draft) });
    await user.click(await screen.findByRole('button', { name: 'Save as template' }));
    await user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'For spring');
    await user.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Description/ }).value).toBe('For spring');
  });

  test('leads to the template that was made in the wizard', async () => {
    const template = aTemplate();
    const draft = aDraft({ title: 'Sale', script: { content: 'Hello!' } });
    const server = { ...pageFor(template), ...wizardOf(draft), createTemplate: () => data({ id: template.id }) };
    const { user, router } = renderScreen('/create?for=template', { server });
    await user.click(await screen.findByRole('button', { name: 'Save as template' }));
    await user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'For spring');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/templates/${template.id}`));
  });

  test('is offered in the wizard as soon as there are words', async () => {
    const draft = aDraft({ title: 'Serum', script: { content: 'This serum works.' } });
    const { user, server } = renderScreen('/create', {
      server: { ...wizardOf(draft), createTemplate: () => data({ id: aTemplate().id }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Save as template' }));
    await user.click(await screen.findByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(server.callsTo('createTemplate')[0]?.body).toMatchObject({
        name: 'Serum',
        content: { voice: { ttsText: 'This serum works.' } },
      }),
    );
  });
});
