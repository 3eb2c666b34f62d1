import { describe, expect, it } from 'vitest';
import { sanitizePage, takenOutOf } from './sanitize-page.ts';

const outside = 'target="_blank" rel="noopener noreferrer nofollow"';
const id = '0192f5a0-0000-7000-8000-000000000001';

describe('page content', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img src="http://a.co/a.png">', ''],
    ['<img src="https://a.co/a.png" data-picture="x">', ''],
    ['<div class="x" onclick="alert(1)">a</div>', 'a'],
    [
      '<a href="https://a.co" onclick="x()" target="_top" rel="opener">a</a>',
      `<a href="https://a.co" ${outside}>a</a>`,
    ],
    ['<p style="background:url(https://a.co/x.png)">a</p>', '<p>a</p>'],
    ['<span style="color:expression(alert(1))">a</span>', '<span>a</span>'],
    ['<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<math><mi xlink:href="javascript:alert(1)">a</mi></math>', 'a'],
    ['<div data-youtube="x&quot; onload=alert(1)"></div>', ''],
    ['<img data-picture="../../etc/passwd">', ''],
    [
      '<h1>a</h1><h5>b</h5><b>c</b><i>d</i><strike>e</strike>',
      '<h1>a</h1><h3>b</h3><strong>c</strong><em>d</em><s>e</s>',
    ],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<iframe src="https://player.vimeo.com/video/76979871"></iframe>', ''],
    ['<iframe src="https://youtube.com.evil.test/embed/dQw4w9WgXcQ"></iframe>', ''],
    ['<iframe src="dQw4w9WgXcQ"></iframe>', ''],
    ['<p style="position:fixed;text-align:center">a</p>', '<p style="text-align:center">a</p>'],
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

  it.each([
    '<h1>a</h1><h2>b</h2><h3 style="text-align:right">c</h3><p>d<br />e</p>',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>',
    '<p><span style="color:#ff0000;background-color:rgb(1, 2, 3)">a</span></p>',
    '<ul><li><p>a</p></li></ul><ol><li>b</li></ol>',
    `<img alt="A &quot;cup&quot;" data-align="center" width="320" height="200" data-picture="${id}" />`,
    '<div data-youtube="dQw4w9WgXcQ"></div>',
  ])('keeps %s', (html) => {
    expect(sanitizePage(html)).toBe(html);
    expect(sanitizePage(sanitizePage(html))).toBe(html);
  });

  it('names an uploaded picture by its id alone', () => {
    const html = `<img src="/api/media/pages/pictures/${id}.png?expires=1&signature=x" data-picture="${id}" width="9em">`;
    expect(sanitizePage(html)).toBe(`<img data-picture="${id}" />`);
  });

  it.each([
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" width="9"></iframe>',
    '<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0"></iframe>',
    '<div class="video"><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe></div>',
    '<figure class="media"><oembed url="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></oembed></figure>',
    '<embed src="https://www.youtube.com/v/dQw4w9WgXcQ">',
  ])('names the YouTube video of %s by its id alone', (html) => {
    expect(sanitizePage(html)).toBe('<div data-youtube="dQw4w9WgXcQ"></div>');
    expect(takenOutOf(html)).toEqual({ frames: 0, pictures: 0, scripts: 0 });
  });

  it('counts what it takes out, and no tag that only dresses a text', () => {
    const html = `<section><p style="x">a</p></section><script>1</script><form><input></form><img src="/a.png">
      <img data-picture="${id}"><iframe src="https://example.com"></iframe><video src="/a.mp4"></video>`;
    expect(takenOutOf(html)).toEqual({ frames: 2, pictures: 1, scripts: 3 });
  });
});
