/** Pages 1 to 5; with more, the last one after an ellipsis, and between them the page that is shown. */
export function pageLinks(page: number, lastPage: number): (number | 'gap')[] {
  const first = Array.from({ length: Math.min(5, lastPage) }, (_, index) => index + 1);
  if (lastPage <= 5) return first;
  const between: (number | 'gap')[] = page > 5 && page < lastPage ? ['gap', page] : [];
  return [...first, ...between, 'gap', lastPage];
}
