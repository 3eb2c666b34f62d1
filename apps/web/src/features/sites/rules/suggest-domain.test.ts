import { expect, it } from 'vitest';
import { suggestDomain } from './suggest-domain.ts';

it.each([
  ['North Skin & Care', 'north-skin-care'],
  ['  Café Zoë! ', 'cafe-zoe'],
  ['--', ''],
  [`${'long '.repeat(20)}`, `${'long-'.repeat(12)}lon`],
])('%j suggests %j', (name, domain) => {
  expect(suggestDomain(name)).toBe(domain);
});
