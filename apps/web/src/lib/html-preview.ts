const PREVIEW_CHARACTERS = 100;
const BETWEEN_BLOCKS = /<\/(?:p|h[1-6]|li|div)>|<br\s*\/?>/gi;
const ENDS_IN_DASH = /[–—-]\s*$/;

/** The beginning of a rich text without its markup, on one line. Empty for one without words. */
export function htmlPreview(html: string): string {
  // A parsed document runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html.replace(BETWEEN_BLOCKS, ' $&'), 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  const characters = [...textOf(body).replace(/\s+/g, ' ').trim()];
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join('');
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('')}...`;
}

/** With a dash between the words of a heading and those behind it. */
function textOf(body: HTMLElement): string {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let text = '';
  let headingBefore: Element | null | undefined;
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim()) {
      const heading = parentElement?.closest('h1, h2, h3, h4, h5, h6');
      if (headingBefore && heading !== headingBefore && !ENDS_IN_DASH.test(text)) text += ' – ';
      headingBefore = heading;
    }
    text += textContent;
  }
  return text;
}
