import type { ByteRange } from '@herald/core/storage';

export type RequestedRange = ByteRange | 'whole' | 'impossible';

/** Reads a Range header; several ranges at once, or an unknown form, mean the whole file. */
export function parseRange(header: string | undefined, sizeBytes: number): RequestedRange {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const wantedBytes = Math.min(Number(last), sizeBytes);
    return wantedBytes === 0 ? 'impossible' : { start: sizeBytes - wantedBytes, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= sizeBytes ? 'impossible' : { start, end };
}
