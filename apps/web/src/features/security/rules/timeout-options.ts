import type { Option } from '@herald/media/option';

const OFFERED_HOURS = [1, 4, 8, 24, 72, 168, 720];

function wordsOf(hours: number): string {
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** The times on offer, and the one that is set, which a client may have chosen freely. */
export function timeoutOptions(chosen: string): Option<string>[] {
  const hours = [...new Set([...OFFERED_HOURS, Number(chosen)])].sort((one, other) => one - other);
  return hours.map((count) => ({ value: String(count), label: wordsOf(count) }));
}
