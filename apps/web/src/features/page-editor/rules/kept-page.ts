import { keptPage } from '#lib/kept-work.ts';
import type { PageValues } from './page-values.ts';

/** What was written and not saved yet, in the storage of this browser. */
export interface KeptPage {
  /** Who may read it can be missing in the storage; the page says it then. */
  values: Omit<PageValues, 'isPublic'> & Partial<Pick<PageValues, 'isPublic'>>;
  /** The version it was written on; none for a new page. */
  baseVersion: number | null;
  keptAt: string;
}

/** Each administrator has their own, for each page; `new` is the page that is not created yet. */
export function keptPageOf(userId: string, pageId: string) {
  const stored = keptPage(userId, pageId);
  return {
    read: (): KeptPage | undefined => parse(stored.read()),
    /** False where the browser did not keep it. */
    write: (page: KeptPage): boolean => {
      const text = JSON.stringify(page);
      stored.write(text);
      return stored.read() === text;
    },
    clear: stored.clear,
  };
}

function parse(text: string | null): KeptPage | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKeptPage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKeptPage(kept: unknown): kept is KeptPage {
  if (typeof kept !== 'object' || kept === null) return false;
  const { values, baseVersion, keptAt } = kept as Record<string, unknown>;
  if (typeof keptAt !== 'string' || typeof values !== 'object' || values === null) return false;
  const fields = values as Record<string, unknown>;
  const areTexts = ['name', 'slug', 'link', 'content'].every((field) => typeof fields[field] === 'string');
  const isChoice = fields.isPublic === undefined || typeof fields.isPublic === 'boolean';
  return areTexts && isChoice && (baseVersion === null || typeof baseVersion === 'number');
}
