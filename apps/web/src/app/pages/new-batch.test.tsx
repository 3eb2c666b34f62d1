import type { Template } from '@herald/contract/endpoints/templates';
import { templateVariable } from '@herald/contract/template';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aBatch, aBatchItem, aCheckedFilm, onePage } from '#testing/a-batch.ts';
import { anAvatar, aVoice } from '#testing/a-draft.ts';
import { aTemplate, summaryOf } from '#testing/a-template.ts';
import { someLimits } from '#testing/a-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen, type ShownScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const template = (): Template =>
  aTemplate({
    variables: [
      templateVariable.parse({ name: 'product', label: 'Product', max_length: 20 }),
      templateVariable.parse({ name: 'link', kind: 'address', required: false, max_length: 200 }),
    ],
  });

const checkOf = (films = [aCheckedFilm()], changes: object = {}) => ({
  ...{ hash: 'a'.repeat(64), films, starts: films.filter(({ state }) => state === 'ready').length },
  ...{
    slots_left: 21,
    film_seconds: 42,
    shared_percent: 63,
    computing_seconds: 90,
    alone_seconds: 180,
    ready_in_seconds: 100,
    notes: ['Leila is not in your plan. Emma stands in.'],
    cost: [],
  },
  ...changes,
});

const serverFor = (of: Template): Handlers => ({
  getTemplate: () => data(of),
  listAvatars: () => data([anAvatar()]),
  getAvatar: () => data(anAvatar()),
  listVoices: () => data([{ value: 'female', label: 'Female', children: [aVoice()] }]),
  listRegions: () => data([{ value: 'US', label: 'United States' }]),
  previewTemplate: () => refuse('not_found'),
  checkBatch: () => data(checkOf()),
});

function open({ kind = 'table', as = 'owner', server = {} }: { kind?: string; as?: Person; server?: Handlers } = {}) {
  const of = template();
  return renderScreen(`/batches/new?template=${of.id}&kind=${kind}`, { as, server: { ...serverFor(of), ...server } });
}

const cell = (name: string, row: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, row ${row}` });
const total = () => screen.findByRole('region', { name: 'What this makes' });

async function bringFile({ user }: Pick<ShownScreen, 'user'>, text: string): Promise<void> {
  await cell('Product', 1);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen.');
  await user.upload(input, new File([text], 'cities.csv', { type: 'text/csv' }));
  await screen.findByText('cities.csv');
}

async function press({ user }: Pick<ShownScreen, 'user'>, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

describe('choosing a template', () => {
  test('comes first', async () => {
    const of = template();
    renderScreen('/batches/new', {
      server: {
        ...{ listTemplates: () => onePage([summaryOf(of)]), featuredTemplates: () => data([]) },
        listAvatars: () => data([]),
      },
    });
    const card = await screen.findByRole('article', { name: 'Price drop' });
    expect(within(card).getByRole('link').getAttribute('href')).toBe(`/batches/new?template=${of.id}`);
  });

  test('is not for viewers', async () => {
    open({ as: 'viewer' });
    expect(await screen.findByRole('heading', { name: 'You can watch, not create' })).toBeDefined();
  });
});

describe('addresses of pictures in a table', () => {
  const withPhoto = aTemplate({
    variables: [
      templateVariable.parse({ name: 'product', label: 'Product', max_length: 20 }),
      templateVariable.parse({ name: 'photo', label: 'Photo', kind: 'picture', required: false }),
    ],
  });
  const gone = 'shop.test answers with status 404.';

  test('are fetched, each once, and what did not work is told and tried again', async () => {
    const shown = open({
      server: {
        getTemplate: () => data(withPhoto),
        fetchPicture: ({ body }) =>
          body.url.endsWith('gone.png')
            ? refuse('validation', { message: gone, errors: { url: [gone] } })
            : data({
                ...{ id: '019a0000-0000-7000-8000-00000000000a', url: '/api/media/pictures/a.png', name: 'a.png' },
                ...{ purpose: 'product', width: 80, height: 64, size_bytes: 900 },
              }),
      },
    });
    const rows = ['https://shop.test/a.png', 'https://shop.test/gone.png', 'https://shop.test/a.png'];
    await bringFile(shown, `product,photo\n${rows.map((url, at) => `Serum ${at},${url}`).join('\n')}`);
    expect(await screen.findByText(`Row 3: ${gone}`)).toBeDefined();
    await waitFor(() => expect(document.querySelectorAll('img[src="/api/media/pictures/a.png"]')).toHaveLength(2));
    const asked = () => shown.server.callsTo('fetchPicture').map(({ body }) => body);
    expect(asked()).toEqual([
      { url: rows[0], purpose: 'product' },
      { url: rows[1], purpose: 'product' },
    ]);
    await press(shown, 'Try again');
    await waitFor(() => expect(asked()).toHaveLength(3));
  });
});

describe('the videos of the month', () => {
  test('say what the batch takes, and what is too much', async () => {
    const { user } = open({ server: { userLimits: () => data(someLimits({ videos_left: 1 })) } });
    expect((await total()).textContent).toContain('This batch takes0 / 11 video is left this month.');
    for (const row of [1, 2]) await user.type(await cell('Product', row), `Serum ${row}`);
    expect(await screen.findByText('1 too many for this month. They would not start.')).toBeDefined();
    expect((await total()).textContent).toContain('This batch takes2 / 1');
  });
});

describe('a table that is typed', () => {
  test('counts its films and is checked with its rows', async () => {
    const shown = open();
    await shown.user.type(await cell('Product', 1), 'Serum');
    await shown.user.type(await cell('Product', 2), 'Balm');
    await shown.user.click(screen.getByRole('checkbox', { name: '1:1' }));
    expect((await total()).textContent).toContain('2films, 4 files2 rows, each in 2 ratios');
    await press(shown, 'Check 2 films');
    await waitFor(() =>
      expect(shown.server.callsTo('checkBatch')[0]?.body).toMatchObject({
        name: 'Price drop',
        source: {
          kind: 'table',
          ratios: ['9:16', '1:1'],
          rows: [
            { row: 1, values: { product: 'Serum' } },
            { row: 2, values: { product: 'Balm' } },
          ],
        },
      }),
    );
  });

  test('takes cells that are pasted into a cell', async () => {
    const { user } = open();
    (await cell('Product', 2)).focus();
    await user.paste('Serum\thttps://north.example/a\nBalm\t\n');
    expect((await cell('Product', 3)).value).toBe('Balm');
    expect((await cell('link', 2)).value).toBe('https://north.example/a');
  });

  test('shows the first file name while the pattern is typed', async () => {
    const { user } = open();
    await user.type(await cell('Product', 1), 'Night cream');
    await user.tab();
    expect(await screen.findByText('Price-drop_1_9x16.mp4')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'File names' }), '{{product}_{{row}');
    expect(await screen.findByText('Night-cream_1_9x16.mp4')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'File names' }), '_{{hook');
    expect(await screen.findByText(/has no partner/, { selector: '[id$=note]' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check 1 film' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('a table of a file', () => {
  const csv = 'Product;Website\nSerum;https://north.example/a\n;https://north.example/b\nBalm;no address\n';

  test('is refused if it is a picture', async () => {
    const shown = open();
    await cell('Product', 1);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file can be chosen.');
    const bytes = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
    await shown.user.upload(input, new File([bytes], 'serum.png', { type: 'text/csv' }));
    expect(await screen.findByText('serum.png is not a table of text. Save it as a CSV file first.')).toBeDefined();
    await bringFile(shown, csv);
    expect(screen.queryByText(/is not a table of text/)).toBeNull();
  });

  test('counts the rows it has, and numbers them as the spreadsheet does', async () => {
    const shown = open();
    await bringFile(shown, 'product\nSerum\n\nBalm\n\n\n');
    expect(screen.getByText(/^2 rows read/)).toBeDefined();
    expect(screen.getByRole('radio', { name: 'All 2' })).toBeDefined();
    expect(screen.getByText('2 ready')).toBeDefined();
    expect((await cell('Product', 4)).value).toBe('Balm');
    expect(screen.getByText('Empty, left out')).toBeDefined();
    await press(shown, 'Add row');
    expect((await cell('Product', 5)).value).toBe('');
  });

  test('shows which column goes where, and takes another choice', async () => {
    const shown = open();
    await bringFile(shown, csv);
    expect(screen.getByText('The template has no “Website”, so this column is left out.')).toBeDefined();
    await shown.user.click(screen.getByRole('combobox', { name: 'Website fills' }));
    await shown.user.click(await screen.findByRole('option', { name: 'link' }));
    expect((await cell('link', 4)).value).toBe('no address');
    expect((await cell('link', 4)).getAttribute('aria-invalid')).toBe('true');
  });

  test('says what is wrong with a cell, which is mended where it stands', async () => {
    const shown = open();
    await bringFile(shown, csv);
    const broken = await cell('Product', 3);
    expect(document.getElementById(broken.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Please fill this in.',
    );
    await shown.user.click(screen.getByRole('radio', { name: 'To mend 1' }));
    expect(screen.queryByRole('textbox', { name: 'Product, row 2' })).toBeNull();
    await shown.user.type(broken, 'Cream{Enter}');
    expect(await screen.findByText('3 ready')).toBeDefined();
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    expect((await cell('Product', 3)).value).toBe('Cream');
  });

  test('starts the rows that fit and says how many stay', async () => {
    const shown = open({
      server: { checkBatch: () => data(checkOf([aCheckedFilm(), aCheckedFilm({ row: 4 })])) },
    });
    await bringFile(shown, csv);
    await press(shown, 'Check 2 films');
    expect(await screen.findByRole('button', { name: 'Start 2 films' })).toBeDefined();
    expect(screen.getByText('2 of 21 slots, about 2 min. 1 row is left out and stays in the table.')).toBeDefined();
    expect(shown.server.callsTo('checkBatch')[0]?.body.source).toMatchObject({ rows: [{ row: 2 }, { row: 4 }] });
  });
});

describe('the check', () => {
  const typed = async (films: Parameters<typeof checkOf>[0], server: Handlers = {}, changes: object = {}) => {
    const shown = open({ server: { checkBatch: () => data(checkOf(films, changes)), ...server } });
    await shown.user.type(await cell('Product', 1), 'Serum');
    await shown.user.type(await cell('Product', 2), 'Balm');
    await press(shown, 'Check 2 films');
    await screen.findByRole('heading', { name: 'Check Price drop' });
    return shown;
  };

  test('shows each film as understood, and what all of them take', async () => {
    await typed([aCheckedFilm(), aCheckedFilm({ row: 2 })]);
    const rows = within(screen.getByRole('table', { name: 'Checked films' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Our serum is half price.');
    for (const words of ['21', '42 s', '2 min']) expect(screen.getByText(words)).toBeDefined();
    for (const words of ['Made once', '63%', '45 s', 'of computing, 1 min 30 s alone'])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText('No service is paid for these films.')).toBeDefined();
    expect(screen.getByText('Leila is not in your plan. Emma stands in.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start 2 films' })).toBeDefined();
  });

  test('leads back to the row that the server refused, which says why until it is changed', async () => {
    const unfit = aCheckedFilm({
      ...{ row: 2, state: 'unfit' },
      problems: [{ field: 'product', text: 'This is too long for your plan.' }],
    });
    const shown = await typed([aCheckedFilm(), unfit]);
    expect(screen.getByRole('button', { name: 'Start 1 of 2' })).toBeDefined();
    const refused = within(screen.getByRole('table', { name: 'Checked films' }));
    await shown.user.click(refused.getByRole('button', { name: 'Mend it' }));
    expect((await cell('Product', 2)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/too long for your plan/)).toBeDefined();
    await shown.user.type(await cell('Product', 2), ' 2');
    await shown.user.tab();
    await waitFor(() => expect(screen.queryByText(/too long for your plan/)).toBeNull());
  });

  test('says which films have no slot and which are the same', async () => {
    await typed([
      aCheckedFilm({ row: 1 }),
      aCheckedFilm({ row: 2, state: 'same', same_as: 'r1' }),
      aCheckedFilm({ row: 3, state: 'no_slot' }),
    ]);
    expect(screen.getAllByText('The same film as price-drop_1_9x16.mp4, made once').length).toBeGreaterThan(0);
    expect(screen.getAllByText('No slot is left this month').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Start 1 of 3' })).toBeDefined();
  });

  test('starts once what was checked, and leads to the batch', async () => {
    const batch = aBatch();
    const shown = await typed([aCheckedFilm(), aCheckedFilm({ row: 2 })], {
      startBatch: () => data(batch),
      getBatch: () => data(batch),
      listBatchItems: () => onePage([aBatchItem()]),
    });
    await press(shown, 'Start 2 films');
    await waitFor(() => expect(shown.path()).toBe(`/batches/${batch.id}`));
    const { body, idempotencyKey } = shown.server.lastCallTo('startBatch');
    expect([body.hash, body.name, idempotencyKey?.length]).toEqual(['a'.repeat(64), 'Price drop', 36]);
  });

  test('starts with one film alone for whoever wants to watch it first', async () => {
    const batch = aBatch({ is_held: true });
    const shown = await typed([aCheckedFilm(), aCheckedFilm({ row: 2 })], {
      startBatch: () => data(batch),
      getBatch: () => data(batch),
      listBatchItems: () => onePage([aBatchItem()]),
    });
    await press(shown, 'Watch one first');
    await waitFor(() => expect(shown.path()).toBe(`/batches/${batch.id}`));
    expect(shown.server.lastCallTo('startBatch').body.one_first).toBe(true);
  });

  test('is done again when something changed meanwhile', async () => {
    const shown = await typed([aCheckedFilm(), aCheckedFilm({ row: 2 })], {
      startBatch: () => refuse('batch_changed'),
    });
    await press(shown, 'Start 2 films');
    expect((await screen.findByRole('alert')).textContent).toContain('Something changed');
    shown.server.answer({ checkBatch: () => data(checkOf([aCheckedFilm()], { hash: 'b'.repeat(64) })) });
    await press(shown, 'Check again');
    expect(await screen.findByRole('button', { name: 'Start 1 film' })).toBeDefined();
  });

  test('counts no more once something is changed', async () => {
    const shown = await typed([aCheckedFilm(), aCheckedFilm({ row: 2 })]);
    await press(shown, 'Back');
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
    expect((await cell('Product', 1)).value).toBe('Serum');
    await press(shown, 'Check 2 films');
    await waitFor(() => expect(shown.server.callsTo('checkBatch').length).toBe(2));
  });
});

describe('variants', () => {
  async function write({ user }: ShownScreen, one: string, ...texts: string[]): Promise<void> {
    await user.click(await screen.findByRole('button', { name: `Add ${one.toLowerCase()}` }));
    for (const [index, text] of texts.entries()) {
      const field = await screen.findByRole('textbox', { name: `${one} ${index + 1}` });
      await user.type(field, index < texts.length - 1 ? `${text}{Enter}` : text);
    }
  }

  test('are counted as they are typed, and left out one by one from the keyboard', async () => {
    const shown = open({ kind: 'matrix' });
    await write(shown, 'Hook', 'Tired?', 'Cold?');
    await write(shown, 'Call', 'Tap below.', 'Try it.');
    expect((await total()).textContent).toContain('4variants2 hooks x 2 calls');
    const grid = within(screen.getByRole('table', { name: 'Variants' }));
    grid.getByRole('button', { name: 'h1 c1' }).focus();
    await shown.user.keyboard('{ArrowDown}{ArrowRight} ');
    expect(grid.getByRole('button', { name: 'h2 c2' }).getAttribute('aria-pressed')).toBe('false');
    expect((await total()).textContent).toContain('3variants2 hooks x 2 calls, less 1 left out');
  });

  test('are checked with their words, the values of the template and who speaks', async () => {
    const shown = open({ kind: 'matrix' });
    await write(shown, 'Hook', 'Tired?');
    const product = await screen.findByRole('textbox', { name: 'Product' });
    expect(screen.getByRole('button', { name: /^Check/ }).hasAttribute('disabled')).toBe(true);
    await shown.user.type(product, 'Serum');
    await press(shown, 'Add presenter');
    await shown.user.click(await screen.findByRole('button', { name: anAvatar().display_name }));
    await press(shown, 'Check 1 variant');
    await waitFor(() => expect(shown.server.callsTo('checkBatch').length).toBe(1));
    const { source } = shown.server.lastCallTo('checkBatch').body;
    expect(source).toMatchObject({
      kind: 'matrix',
      template_id: new URLSearchParams(shown.router.state.location.search).get('template'),
      content: { voice: { ttsText: 'Serum is half price.' } },
      matrix: { hooks: ['Tired?'], presenters: [{ avatar: { selectedAvatarId: anAvatar().id } }] },
    });
  });

  test('name what is to be filled in, and call a field wrong only after somebody was in it', async () => {
    const shown = open({ kind: 'matrix' });
    const product = await screen.findByRole('textbox', { name: 'Product' });
    expect(screen.getByText(/films say: “Product is half price/)).toBeDefined();
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    await shown.user.click(product);
    await shown.user.tab();
    expect(await screen.findByText('Please fill this in.')).toBeDefined();
  });

  test('need no values of a script that bodies replace', async () => {
    const shown = open({ kind: 'matrix' });
    await screen.findByRole('textbox', { name: 'Product' });
    await write(shown, 'Body', 'Two drops.');
    expect(screen.queryByRole('textbox', { name: 'Product' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check 1 variant' }).hasAttribute('disabled')).toBe(false);
  });
});
