import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The script of the administration as the web app builds it; nothing where none is served, and the pages work without. */
export async function readAdminScript(webRoot: string | undefined): Promise<string> {
  if (!webRoot) return '';
  const folder = join(webRoot, 'assets');
  const files = await readdir(folder).catch(() => []);
  const script = files.find((name) => /^site-admin-[\w-]+\.js$/.test(name));
  return script ? readFile(join(folder, script), 'utf8') : '';
}
