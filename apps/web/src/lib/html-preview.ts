const PREVIEW_CHARACTERS = 100;
const BETWEEN_BLOCKS = /<\/(?:p|h[1-6]|li|div)>|<br\s*\/?>/gi;

/** The beginning of a rich text without its markup, on one line. Empty for one without words. */
export function htmlPreview(html: string): string {
  // A parsed document runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html.replace(BETWEEN_BLOCKS, ' $&'), 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  const characters = [...(body.textContent ?? '').replace(/\s+/g, ' ').trim()];
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join('');
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('')}...`;
}
