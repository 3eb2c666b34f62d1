import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All that a process sees of the disk, each at its own path. */
export interface ReaderView {
  /** The file that is run. */
  program: string;
  /** The code it runs; the packages around it are seen, too. */
  entry?: URL | undefined;
  /** Files and folders it is given; what is not there is not shown. */
  reads: readonly string[];
  /** Files and folders it may change. */
  writes: readonly string[];
  /** Where it begins. */
  folder?: string | undefined;
}

/** A folder of the kernel, so nothing to be shown lies in it: the new root is built on it. */
const ROOT = '/sys';
/** Programs and libraries, on distributions of all kinds. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix', '/gnu'];
/** Settings of the loader, letters and time; the rest of the folder is not for readers. */
const SETTINGS = [
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'alternatives',
  'fonts',
  'localtime',
  'ld-musl-x86_64.path',
];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];
/** What a checkout has for its programs: not the rest, in which the data folder can be. */
const CODE = ['node_modules', 'dist', 'apps', 'packages', 'package.json'];

interface Mount {
  from: string;
  to: string;
  type: string;
  options: string;
}

const bind = (path: string, options: string): Mount => ({ from: path, to: path, type: 'none', options });

/**
 * Shell commands that leave a process, which is an administrator of nothing but its own namespaces, with a disk of its
 * own. Ends with status 97 where something cannot be shown.
 */
export function showOnly({ program, entry, reads, writes, folder }: ReaderView): string {
  const shown = [...SYSTEM.filter(existsSync).filter(isNoLink), ...programPaths(program, entry)];
  const mounts = [
    ...[...shown, ...SETTINGS.map((name) => join('/etc', name)).filter(existsSync)].map(readOnly),
    ...DEVICES.map((name) => bind(join('/dev', name), 'bind')),
    { from: 'proc', to: '/proc', type: 'proc', options: 'nosuid,nodev,noexec' },
    ...real(reads).map((path) => bind(path, 'rbind,ro,nosuid,nodev,noexec')),
    ...real(writes).map((path) => bind(path, 'bind,rw,nosuid,nodev,noexec')),
  ];
  const isFile = ({ from, type }: Mount) => type === 'none' && !statSync(from).isDirectory();
  const files = mounts.filter(isFile).map(({ to }) => inside(to));
  const folders = mounts.filter((mount) => !isFile(mount)).map(({ to }) => inside(to));
  const all = [...folders, ...files.map((path) => dirname(path)), inside('/tmp')];
  return [
    'PATH=$PATH:/usr/sbin:/sbin',
    `mount -t tmpfs -o size=16m,mode=755 tmpfs ${ROOT} || exit 97`,
    `mkdir -p ${[...new Set(all)].map(quoted).join(' ')} || exit 97`,
    ...SYSTEM.filter(existsSync)
      .filter((path) => !isNoLink(path))
      .map((path) => `ln -s ${quoted(readlinkSync(path))} ${inside(path)}`),
    `for file in ${files.map(quoted).join(' ')}; do [ -e "$file" ] || : > "$file"; done`,
    `printf '%s\\n' ${mounts.map(tableLine).map(quoted).join(' ')} > ${ROOT}/mounts`,
    `mount -a -T ${ROOT}/mounts || exit 97`,
    `cd ${ROOT} && pivot_root . . && umount -l . || exit 97`,
    `cd ${quoted(folder ? realpathSync(folder) : '/')} || exit 97`,
    // In a namespace of its own below, it would be an administrator again.
    '{ echo 0 > /proc/sys/user/max_user_namespaces; } 2>/dev/null || :',
  ].join('\n');
}

const isNoLink = (path: string): boolean => !lstatSync(path).isSymbolicLink();
const inside = (path: string): string => `${ROOT}${path}`;
const real = (paths: readonly string[]): string[] => paths.filter(existsSync).map((path) => realpathSync(path));
const readOnly = (path: string): Mount => bind(path, 'rbind,ro,nosuid,nodev');

/** Where a folder with secrets must not be: every reader sees these. */
export function isSeenByReaders(folder: string, entry: URL): boolean {
  const path = resolve(folder);
  return [...SYSTEM, ...programPaths(process.execPath, entry)].some((root) => `${path}/`.startsWith(`${root}/`));
}

function programPaths(program: string, entry: URL | undefined): string[] {
  const own = entry ? [dirname(fileURLToPath(entry)), ...codeAround(dirname(fileURLToPath(entry)))] : [];
  const paths = new Set([realpathSync(program), ...own]);
  // What is inside of another one is seen already.
  return [...paths].filter((path) => ![...paths, '/usr'].some((other) => path.startsWith(`${other}/`)));
}

function codeAround(folder: string): string[] {
  if (existsSync(join(folder, 'package-lock.json'))) return CODE.map((name) => join(folder, name)).filter(existsSync);
  return dirname(folder) === folder ? [] : codeAround(dirname(folder));
}

function tableLine({ from, to, type, options }: Mount): string {
  return [from, inside(to), type, options, '0', '0'].map(escaped).join(' ');
}

/** How a table of mounts writes what would end a word. */
function escaped(word: string): string {
  return word.replace(/[\s\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

export function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
