/** The words of rich text in one line, without its markup, cut after so many characters. */
export function textPreview(html: string, maxCharacters: number): string {
  // A space for every tag keeps the words of two blocks apart; a parsed document runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  const characters = [...text];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}...` : text;
}
