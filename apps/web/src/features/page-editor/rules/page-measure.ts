import type { PageVersion } from '@herald/contract/endpoints/admin-pages';

export interface PageMeasure {
  words: number;
  pictures: number;
  videos: number;
}

const TAG = /<(?:"[^"]*"|[^>"])*>/g;
const ENDS_WORD = /^<(?:\/(?:p|h[1-3]|li)|br|img|div)/;

/** Counts what a content holds, as the editor and the server write it. A block's end is the end of a word. */
export function measureContent(html: string): PageMeasure {
  const tags = html.match(TAG) ?? [];
  const text = html.replace(TAG, (tag) => (ENDS_WORD.test(tag) ? ' ' : '')).replaceAll('&nbsp;', ' ');
  return {
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    pictures: tags.filter((tag) => tag.startsWith('<img')).length,
    videos: tags.filter((tag) => tag.includes(' data-youtube=')).length,
  };
}

export const countText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const UNITS = [
  ['words', 'word'],
  ['pictures', 'picture'],
  ['videos', 'video'],
] as const;

/** "+41 words, +1 picture"; nothing where both hold the same amount. */
export function differenceText(present: PageMeasure, before: PageMeasure): string {
  const differences = UNITS.flatMap(([field, unit]) => {
    const more = present[field] - before[field];
    return more === 0 ? [] : `${more > 0 ? '+' : '−'}${countText(Math.abs(more), unit)}`;
  });
  return differences.join(', ');
}

/** What a version changed against the one before it. */
export function versionText(version: PageVersion, before: PageVersion | undefined): string {
  if (!before || !version.changes) return version.version === 1 ? 'first version' : countText(version.words, 'word');
  const difference = differenceText(version, before);
  const fields = version.changes.filter((field) => field !== 'content' || difference === '');
  return [difference, ...fields].filter(Boolean).join(', ') || 'nothing changed';
}
