/** Pages 1 to 5; with more, the last one after an ellipsis, and between them the page that is shown. */
export function pageLinks(page: number, lastPage: number): (number | 'gap')[] {
  const first = Array.from({ length: Math.min(5, lastPage) }, (_, index) => index + 1);
  if (lastPage <= 5) return first;
  if (page <= 5 || page >= lastPage) return [...first, 'gap', lastPage];
  // An ellipsis beside the page that is shown stands for pages.
  const before = page === 6 ? [] : ['gap' as const];
  const after = page === lastPage - 1 ? [] : ['gap' as const];
  return [...first, ...before, page, ...after, lastPage];
}
