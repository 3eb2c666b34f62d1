import { expect, test } from 'vitest';
import { textPreview } from './text-preview.ts';

test('a preview has the words without the markup', () => {
  expect(textPreview('<h2>For agencies</h2><p>Many &amp; <strong>more</strong></p>', 100)).toBe(
    'For agencies Many & more',
  );
});

test('a preview has no words of scripts and styles', () => {
  expect(textPreview('<script>steal()</script><style>p{}</style><p>Words</p>', 100)).toBe('Words');
});

test('a preview is cut after its characters, and never inside one', () => {
  expect(textPreview(`<p>${'x'.repeat(101)}</p>`, 100)).toBe(`${'x'.repeat(100)}...`);
  expect(textPreview(`<p>${'🎬'.repeat(101)}</p>`, 100)).toBe(`${'🎬'.repeat(100)}...`);
  expect(textPreview(`<p>${'x'.repeat(100)}</p>`, 100)).toBe('x'.repeat(100));
});
