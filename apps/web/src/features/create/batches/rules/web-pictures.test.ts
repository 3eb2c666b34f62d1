import type { TemplateVariable } from '@herald/contract/template';
import { describe, expect, it } from 'vitest';
import { tableOfText } from './table-draft.ts';
import { webPictureCells, withFetched } from './web-pictures.ts';

const variable = (name: string, kind: TemplateVariable['kind']): TemplateVariable => ({
  ...{ name, kind, label: '', hint: '', default: '', required: false, max_length: 80 },
});
const variables = [variable('product', 'text'), variable('photo', 'picture'), variable('link', 'address')];
const columns = ['product', 'photo', 'link'].map((name) => ({ heading: name, variable: name }));
const draft = tableOfText(
  'product,photo,link\nSerum,https://shop.test/a.png,https://shop.test/serum\nBalm, https://shop.test/a.png ,\nOil,a.png,\n',
  'feed.csv',
);

describe('pictures on the web', () => {
  const cells = webPictureCells(draft, { columns }, variables);

  it('are those cells of picture columns that hold a whole address', () => {
    expect(cells).toEqual([
      { row: 2, column: 2, address: 'https://shop.test/a.png' },
      { row: 3, column: 2, address: 'https://shop.test/a.png' },
    ]);
  });

  it('take the place of their address in every row, once fetched', () => {
    const after = withFetched(draft, cells, { address: 'https://shop.test/a.png', url: '/api/media/a.png' });
    expect(after.cells.map((row) => row[1])).toEqual(['photo', '/api/media/a.png', '/api/media/a.png', 'a.png']);
  });
});
