import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('a page', () => {
  it('escapes whatever is put in, in text and in attributes', () => {
    const name = `"><script>alert('x')</script>&`;
    expect(html`<a title="${name}">${name}</a>`.text).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
    );
  });

  it('puts markup in as it is, and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>${false}${null}${undefined}${0}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
  });
});
