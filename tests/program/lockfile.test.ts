import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

/** The places where Node looks for a package's dependency, from its own folder upwards. */
function lookupPaths(path: string, name: string): string[] {
  const places = [`${path}/node_modules/${name}`];
  for (let at = path.lastIndexOf('/node_modules/'); at > 0; at = path.lastIndexOf('/node_modules/', at - 1)) {
    places.push(`${path.slice(0, at)}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

describe('the lockfile', () => {
  it('names the binaries of every platform, because `npm ci` refuses to install without them', async () => {
    const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !lookupPaths(path, name).some((place) => place in packages)),
    );
    expect(missing).toEqual([]);
  });
});
