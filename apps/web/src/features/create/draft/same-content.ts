import type { DraftContent } from '@herald/contract';

const mediaPath = '/api/media/';

/** A media link is signed anew every hour; only its path says which file it means. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(mediaPath) ? value.split('?')[0] : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, comparable(entry)] as const);
  return entries.sort(([a], [b]) => a.localeCompare(b));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

export function isSameContent(a: DraftContent, b: DraftContent): boolean {
  return a === b || isSame(a, b);
}

/** Which step somebody stands on is no work that could get lost. */
export function isSameWork(a: DraftContent, b: DraftContent): boolean {
  return isSameContent({ ...a, step: 1 }, { ...b, step: 1 });
}
