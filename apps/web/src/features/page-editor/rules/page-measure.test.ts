import type { PageVersion } from '@herald/contract/endpoints/admin-pages';
import { expect, test } from 'vitest';
import { differenceText, measureContent, versionText } from './page-measure.ts';

const aVersion = (changes: Partial<PageVersion> = {}): PageVersion => ({
  version: 2,
  is_current: false,
  saved_at: '2026-11-18T16:40:00.000Z',
  saved_by: 'Ada Lin',
  words: 10,
  pictures: 0,
  videos: 0,
  changes: ['content'],
  ...changes,
});

test('counts words across blocks, pictures and videos', () => {
  const html =
    '<h1>More videos – </h1><p>for<br>you</p><ul><li>one</li><li>two</li></ul><p>half<strong>way</strong>&nbsp;there</p><img src="/a" alt="1 > 0"><div data-youtube="M7lc1UVf-VE"></div>';
  expect(measureContent(html)).toEqual({ words: 8, pictures: 1, videos: 1 });
});

test('says what is more and what is less', () => {
  const before = { words: 10, pictures: 1, videos: 0 };
  expect(differenceText({ words: 51, pictures: 0, videos: 1 }, before)).toBe('+41 words, −1 picture, +1 video');
  expect(differenceText(before, before)).toBe('');
});

test('names the fields of a version that changed', () => {
  const before = aVersion({ version: 1, changes: null });
  expect(versionText(aVersion({ words: 22 }), before)).toBe('+12 words');
  expect(versionText(aVersion({ words: 9, changes: ['content', 'name', 'slug'] }), before)).toBe('−1 word, name, slug');
  expect(versionText(aVersion(), before)).toBe('content');
  expect(versionText(before, undefined)).toBe('first version');
  expect(versionText(aVersion({ changes: null }), undefined)).toBe('10 words');
});
