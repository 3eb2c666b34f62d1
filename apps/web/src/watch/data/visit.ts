/** What tells this visit from others behind the same address: made anew for every tab, gone with it. */
const visitKey = 'visit';
const countedKey = (slug: string) => `counted ${slug}`;

/** A blocked storage forgets at once; a visit then lasts as long as the page. */
const kept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  kept.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // What is kept in memory has to do.
  }
}

export function readVisit(): string {
  const known = read(visitKey);
  if (known) return known;
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  write(visitKey, fresh.join(''));
  return fresh.join('');
}

export const isCounted = (slug: string): boolean => read(countedKey(slug)) !== null;
export const markCounted = (slug: string): void => write(countedKey(slug), 'yes');
