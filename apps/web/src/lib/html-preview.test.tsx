import { expect, test } from 'vitest';
import { htmlPreview } from './html-preview.ts';

test.each([
  ['<h2>Title</h2><p>One <strong>bo</strong>ld</p>', 'Title One bold'],
  ['<p>a<br>b</p><ul><li>c</li><li>d</li></ul>', 'a b c d'],
  ['<p>Fish &amp; chips &lt;b&gt;</p>', 'Fish & chips <b>'],
  ['<p> </p><img alt="A cup" data-picture="x">', ''],
  ['<p>a</p><script>b</script><style>c</style>', 'a'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(htmlPreview(html)).toBe(text);
});

test('is cut at 100 characters, never inside one', () => {
  expect(htmlPreview(`<p>${'a'.repeat(100)}</p>`)).toBe('a'.repeat(100));
  expect(htmlPreview(`<p>${'😀'.repeat(101)}</p>`)).toBe(`${'😀'.repeat(100)}...`);
});
