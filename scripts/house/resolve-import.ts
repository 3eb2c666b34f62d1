import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

type Targets = Record<string, string | { default?: string }>;

interface Package {
  folder: string;
  name: string;
  exports?: Targets;
  imports?: Targets;
}

/** The room a path lies in: `packages/core/src/x.ts` is in `packages/core`. */
export function roomFolder(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** Turns what an import names into the path of our file, or returns it unchanged when it is not ours. */
export function importResolver(root: string): (from: string, specifier: string) => string {
  const packages = globSync('{packages,apps}/*/package.json', { cwd: root }).map((path): Package => {
    return { ...JSON.parse(readFileSync(join(root, path), 'utf8')), folder: dirname(path) };
  });
  const byFolder = new Map(packages.map((one) => [one.folder, one]));
  const byName = new Map(packages.map((one) => [one.name, one]));

  return (from, specifier) => {
    const [bare = specifier] = specifier.split('?');
    if (bare.startsWith('.')) return existing(root, posix.join(posix.dirname(from), bare));
    if (bare.startsWith('#')) {
      const own = byFolder.get(roomFolder(from));
      return own ? inPackage(root, own, own.imports, bare) : bare;
    }
    const named = byName.get(bare.split('/').slice(0, 2).join('/'));
    return named ? inPackage(root, named, named.exports, `.${bare.slice(named.name.length)}`) : bare;
  };
}

function inPackage(root: string, { folder }: Package, targets: Targets = {}, wanted: string): string {
  for (const [pattern, target] of Object.entries(targets)) {
    const path = typeof target === 'string' ? target : (target.default ?? '');
    const [before = '', after] = pattern.split('*');
    if (pattern === wanted) return existing(root, posix.join(folder, path));
    if (after === undefined || !wanted.startsWith(before) || !wanted.endsWith(after)) continue;
    const middle = wanted.slice(before.length, wanted.length - after.length);
    return existing(root, posix.join(folder, path.replaceAll('*', middle)));
  }
  return posix.join(folder, wanted);
}

/** Sources name their files in full; what bundlers add is tried as well. */
function existing(root: string, path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return candidates.find((one) => /\.\w+$/.test(one) && existsSync(join(root, one))) ?? path;
}
