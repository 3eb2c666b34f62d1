const MAX_BUTTONS = 5;

/** At most five page numbers, the current one in the middle where there is room on both sides. */
export function pagesAround(page: number, pageCount: number): number[] {
  const length = Math.min(MAX_BUTTONS, Math.max(1, pageCount));
  const latestFirst = Math.max(1, pageCount - length + 1);
  const first = Math.min(Math.max(1, page - Math.floor(length / 2)), latestFirst);
  return Array.from({ length }, (_, index) => first + index);
}
