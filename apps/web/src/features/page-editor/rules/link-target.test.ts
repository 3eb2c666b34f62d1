import { expect, test } from 'vitest';
import { isLinkTarget, linkTargetOf } from './link-target.ts';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'http://example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['tel:+4930123', 'tel:+4930123'],
  [' example.com/shop ', 'https://example.com/shop'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['/page/script-ideas', '/page/script-ideas'],
])('completes %j to %j', (typed, href) => {
  expect(linkTargetOf(typed)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'vbscript:x',
  '//example.com',
  '/\\example.com',
  'no link',
  '',
])('does not link to %j', (typed) => {
  expect(linkTargetOf(typed)).toBeUndefined();
  expect(isLinkTarget(typed)).toBe(false);
});
