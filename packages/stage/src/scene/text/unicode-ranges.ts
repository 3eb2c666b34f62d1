/** Code points, first and last of each range. */
export type UnicodeRanges = [number, number][];

/** Reads ranges as in an @font-face rule. */
export function parseRanges(list: string): UnicodeRanges {
  return list.split(',').map((range) => {
    const [first, last] = range.replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    return [start, last ? Number.parseInt(last, 16) : start];
  });
}

export function covers({ ranges }: { ranges: UnicodeRanges }, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
