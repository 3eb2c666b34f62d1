import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE = 'watch.html';

/** The product's typefaces as its own pages declare them, with files that may be kept; none where no web app is served. */
export async function readTypefaces(webRoot: string | undefined): Promise<string> {
  if (!webRoot) return '';
  const page = await readFile(join(webRoot, PAGE), 'utf8').catch(() => '');
  const [, sheet] = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"/.exec(page) ?? [];
  if (!sheet) return '';
  return Array.from((await readFile(join(webRoot, sheet), 'utf8')).matchAll(/@font-face\{[^}]+\}/g)).join('');
}
