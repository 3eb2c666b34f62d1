import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entryUrl } from '../entry-url.ts';

const require = createRequire(import.meta.url);
/** What paints and encodes, besides our own code. */
const LIBRARIES = ['@napi-rs/canvas', 'node-av/lib'];
/** Where our own lies in development. */
const SOURCES = ['../../../stage/src', '../../../media/src', '../../src'];

/**
 * Names what draws. A bundle names its parts by their content, so its entry tells. Sources do not, so their sizes and
 * times tell: segments that a changed source would draw in another way are not used again.
 */
export function programPrint(): Buffer {
  const entry = entryUrl('draw-worker');
  const hash = createHash('sha256').update(readFileSync(entry)).update(process.arch);
  for (const name of LIBRARIES) hash.update(`${name} ${versionOf(name)}`);
  if (entry.pathname.endsWith('.ts')) for (const folder of SOURCES) hash.update(filesIn(folder).join('\n'));
  return hash.digest();
}

/** Not every library lets its package.json be asked for, so it is looked for beside its code. */
function versionOf(name: string): string {
  const nearest = findPackageJSON(pathToFileURL(require.resolve(name)));
  if (!nearest) throw new Error(`The version of ${name} cannot be read.`);
  return (JSON.parse(readFileSync(nearest, 'utf8')) as { version: string }).version;
}

function filesIn(folder: string): string[] {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
  return files.map((file) => {
    const { size, mtimeMs } = statSync(`${root}/${file}`);
    return `${file} ${size} ${mtimeMs}`;
  });
}
