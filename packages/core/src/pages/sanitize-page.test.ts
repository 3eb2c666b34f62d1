import { describe, expect, it } from 'vitest';
import { sanitizePage } from './sanitize-page.ts';

describe('page content', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', ''],
    ['<p style="position:fixed;color:#f00">a</p>', '<p style="color:#f00">a</p>'],
    ['<form><input name="password"></form>', ''],
  ])('%s becomes %s', (html, safe) => {
    expect(sanitizePage(html)).toBe(safe);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'vbscript:x'])('drops links to %s', (href) => {
    expect(sanitizePage(`<a href="${href}">a</a>`)).not.toContain('href');
  });

  it.each(['http://a.co', 'https://a.co', 'mailto:a@b.co', 'tel:+4930'])('keeps links to %s', (href) => {
    expect(sanitizePage(`<a href="${href}">a</a>`)).toContain(`href="${href}"`);
  });

  it('keeps headings, lists, emphasis and videos from youtube-nocookie', () => {
    const html =
      '<h2>a</h2><ul><li><strong>b</strong></li></ul><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>';
    expect(sanitizePage(html)).toBe(html);
  });
});
