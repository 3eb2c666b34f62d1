import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

it.each([
  [1, 2, [1, 2]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 'gap', 6]],
  [76, 76, [1, 2, 3, 4, 5, 'gap', 76]],
  [9, 76, [1, 2, 3, 4, 5, 'gap', 9, 'gap', 76]],
  [6, 76, [1, 2, 3, 4, 5, 6, 'gap', 76]],
  [75, 76, [1, 2, 3, 4, 5, 'gap', 75, 76]],
  [6, 7, [1, 2, 3, 4, 5, 6, 7]],
] as const)('page %i of %i', (page, last, links) => {
  expect(pageLinks(page, last)).toEqual(links);
});
