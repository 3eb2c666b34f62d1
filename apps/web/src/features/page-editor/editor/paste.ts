/** Colours belong to the page a text was copied from: its black would be unreadable on a dark ground. */
export function withoutForeignColors(html: string): string {
  // Copied within an editor: the colours were chosen here.
  if (html.includes('data-pm-slice')) return html;
  const content = new DOMParser().parseFromString(html, 'text/html').body;
  for (const element of content.querySelectorAll<HTMLElement>('[style]')) {
    for (const property of ['color', 'background', 'background-color']) element.style.removeProperty(property);
  }
  return content.innerHTML;
}

export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
