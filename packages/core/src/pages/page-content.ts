import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { pagePictureRepository } from './page-picture-repository.ts';
import { sanitizePage } from './sanitize-page.ts';

/** In sanitised HTML, texts and values contain no angle brackets of their own. */
const PICTURE = /<img [^>]*?data-picture="([^"]+)"[^>]*>/g;
const VIDEO = /<div data-youtube="/g;

/** The uploaded pictures a sanitised content names. */
export function picturesIn(content: string): string[] {
  return [...new Set(Array.from(content.matchAll(PICTURE), ([, id = '']) => id))];
}

export interface ContentCounts {
  words: number;
  pictures: number;
  videos: number;
}

export function countContent(content: string): ContentCounts {
  const text = content.replace(/<\/?(strong|em|u|s|span|a)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
  return {
    words: text.split(/(?:\s|&nbsp;|\u00a0)+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    pictures: [...content.matchAll(PICTURE)].length,
    videos: [...content.matchAll(VIDEO)].length,
  };
}

/** The content as people may see it: sanitised, and its pictures with links that work for some hours. */
export async function showContent(core: Core, content: string): Promise<string> {
  return (await showContents(core, core.db.queries, [content]))[0] ?? '';
}

/** The same for many, with one question to the database. */
export async function showContents(core: Core, db: Queryable, contents: string[]): Promise<string[]> {
  const clean = contents.map(sanitizePage);
  const keys = await pagePictureRepository.findKeys(db, clean.flatMap(picturesIn));
  const now = core.clock.now();
  return clean.map((content) =>
    content.replace(PICTURE, (tag, id: string) => {
      const key = keys.get(id);
      // The text of a picture that is gone would stand in for nothing.
      if (!key) return '';
      const src = core.media.sign({ key }, now).replaceAll('&', '&amp;');
      return tag.replace('data-picture=', `src="${src}" data-picture=`);
    }),
  );
}
