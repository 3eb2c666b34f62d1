import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A path of this machine that a process finds under its own name. */
export interface ShownPlace {
  path: string;
  kind: 'folder' | 'file' | 'link';
  isReadOnly: boolean;
}

/** Nothing where nothing lies. What leads from the root to elsewhere, such as `/bin`, stays a link. */
export function placesOf(paths: readonly string[], isReadOnly: boolean): ShownPlace[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return [];
    const isLink = dirname(path) === '/' && lstatSync(path).isSymbolicLink();
    return [{ path, kind: isLink ? 'link' : found.isDirectory() ? 'folder' : 'file', isReadOnly }];
  });
}

/** The line of an fstab that shows each place below another root. */
export function mountLines(places: readonly ShownPlace[], root: string): string[] {
  const mounts = places.some(({ isReadOnly }) => isReadOnly) ? readMounts() : [];
  return places
    .filter(({ kind }) => kind !== 'link')
    .map(({ path, isReadOnly }) => {
      const options = isReadOnly ? ['rbind', 'ro', ...keptOptions(path, mounts)] : ['rbind'];
      return `${escaped(path)} ${escaped(root + path)} none ${options.join(',')} 0 0`;
    });
}

interface Mount {
  point: string;
  options: string[];
}

/** Who has no rights outside may take none of them away when a place becomes read-only. */
const KEPT = new Set(['nosuid', 'nodev', 'noexec', 'noatime', 'nodiratime', 'relatime', 'nosymfollow']);

function keptOptions(path: string, mounts: readonly Mount[]): string[] {
  const real = realpathSync(path);
  const around = mounts.filter(({ point }) => real === point || real.startsWith(point === '/' ? '/' : `${point}/`));
  // Of two at one point the later one covers the other.
  const nearest = around.reduce<Mount | undefined>(
    (best, mount) => (best && best.point.length > mount.point.length ? best : mount),
    undefined,
  );
  return nearest?.options.filter((option) => KEPT.has(option)) ?? [];
}

function readMounts(): Mount[] {
  const lines = readFileSync('/proc/self/mountinfo', 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [, , , , point = '', options = ''] = line.split(' ');
    return { point: unescaped(point), options: options.split(',') };
  });
}

const octal = (character: string): string => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
const escaped = (path: string): string => path.replace(/[\s\\#]/g, octal);
const unescaped = (path: string): string =>
  path.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
