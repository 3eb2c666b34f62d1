import { limits } from '@herald/contract/limits';

/** The last part of a page's address, from its name: "Script ideas!" is `script-ideas`. */
export function slugOfName(name: string): string {
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, limits.pageSlugCharacters).replace(/^-+|-+$/g, '');
}
