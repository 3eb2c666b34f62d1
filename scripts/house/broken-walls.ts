import { matchesGlob } from 'node:path';
import type { UpwardImport } from './arrows.ts';
import type { Import, SourceFile } from './read-house.ts';
import { roomFolder } from './resolve-import.ts';
import type { Wall } from './walls.ts';

const BY_NAME = 'Rooms meet through their package name (@herald/...), never by a path into another room.';

type Checked = Pick<SourceFile, 'path' | 'isTest' | 'imports'>;

/** Every import that goes through a wall, as one line with the wall's sentence. */
export function brokenWalls(files: Checked[], walls: Wall[]): string[] {
  return files.flatMap((file) => {
    const bypassed = file.imports
      .filter((one) => isPathIntoOtherRoom(file, one))
      .map((one) => report(file, one, BY_NAME));
    if (file.isTest) return bypassed;
    const rows = walls.filter((wall) => isHeld(file.path, wall));
    const broken = rows.flatMap((wall) => [
      ...file.imports.filter((one) => breaks(file.path, one.target, wall)).map((one) => report(file, one, wall.says)),
      ...unlisted(file, wall),
    ]);
    return [...bypassed, ...broken];
  });
}

/** An import that closes a circle between the folders of a room, which no order can have. */
export const knotReport = ({ path, line, specifier, folder, from, to }: UpwardImport): string =>
  `${path}:${line} imports ${specifier}. In ${folder}, ${to} already needs ${from}: move what both need below them.`;

function report({ path }: Checked, { line, specifier }: Import, says: string): string {
  return `${path}:${line} imports ${specifier}. ${says}`;
}

function isRoom(path: string): boolean {
  return /^(packages|apps)\//.test(path);
}

function isPathIntoOtherRoom({ path }: Checked, { specifier, target }: Import): boolean {
  return isRoom(path) && isRoom(target) && specifier.startsWith('.') && roomFolder(path) !== roomFolder(target);
}

function isHeld(path: string, wall: Wall): boolean {
  return matchesGlob(path, `${wall.in}/**`) && !wall.except?.some((pattern) => matchesGlob(path, pattern));
}

function breaks(path: string, target: string, wall: Wall): boolean {
  return (
    isForeignRoom(path, target, wall) ||
    (wall.neverImports?.some((name) => isWithin(target, name)) ?? false) ||
    isUpward(path, target, wall) ||
    isNeighbour(path, target, wall)
  );
}

function isWithin(target: string, name: string): boolean {
  return target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`);
}

function isForeignRoom(path: string, target: string, { mayImport }: Wall): boolean {
  if (!mayImport || !isRoom(target) || roomFolder(path) === roomFolder(target)) return false;
  return !mayImport.includes(target.split('/')[1] ?? '');
}

function isUpward(path: string, target: string, { in: folder, order }: Wall): boolean {
  if (!order || !isWithin(target, folder)) return false;
  return placeIn(order, folder, target) > placeIn(order, folder, path);
}

/** The door of a room lies above everything in it. */
function placeIn(order: string, folder: string, path: string): number {
  const [first = '', ...rest] = path.slice(folder.length + 1).split('/');
  const names = order.split(' ');
  const listed = names.indexOf(first);
  if (listed !== -1) return listed;
  if (rest.length > 0) return -1;
  return first === 'index.ts' ? names.length : names.indexOf('.');
}

function unlisted({ path }: Checked, { in: folder, order, says }: Wall): string[] {
  if (!order || placeIn(order, folder, path) !== -1) return [];
  return [`${path} has no place in the order of ${folder} (scripts/house/walls.ts). ${says}`];
}

function isNeighbour(path: string, target: string, { in: folder, apart }: Wall): boolean {
  if (!apart || !isWithin(target, folder)) return false;
  const [mine, theirs] = [path, target].map((one) => one.slice(folder.length + 1).split('/')[0]);
  return mine !== theirs;
}
