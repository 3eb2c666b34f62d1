import { dirname } from 'node:path';
import { quoted } from './shell.ts';
import { mountLines, placesOf, type ShownPlace } from './shown-place.ts';

/** Files and folders that a process finds under their own names. Nothing else of this machine is there. */
export interface View {
  reads: readonly string[];
  writes: readonly string[];
}

/** An administrator of namespaces of its own, where no other process, no network and no mount of this machine is. */
export const SEALING = [
  ...['unshare', '--user', '--map-root-user', '--mount', '--net', '--pid', '--fork', '--kill-child'],
] as const;

/** The new root lies here: every Linux has this folder, and no reader needs what is in it. */
const ROOT = '/sys';

/** What programs need of the system. Not all of `/etc`: where Herald runs as root, passwords could be read there. */
const SYSTEM = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'],
  ...['/etc/ld.so.cache', '/etc/localtime', '/etc/alternatives', '/etc/fonts'],
];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'].map((name) => `/dev/${name}`);

/** The list of all that is shown, for a single program that mounts it: one for each place takes most of a start. */
const MOUNTS = '/etc/fstab';

/** Room for temporary files and for the folders that lead to what is shown. */
const ROOT_MB = 64;

/**
 * The script that shows a process its view and nothing else, and then gives every right away. A changed root cannot be
 * left without rights, and the system lets nobody in one become an administrator of new namespaces. Where Herald runs as
 * root, writing to `/proc` would change this machine, so that is only read.
 */
export function sealedScript(view: View, programs: readonly string[], before: readonly string[], niceness = 0): string {
  const places = [
    ...placesOf([...SYSTEM, ...outerFirst(programs)], true),
    ...placesOf([...DEVICES, ...outerFirst(view.writes)], false),
    ...placesOf(outerFirst(view.reads), true),
  ];
  const ofKind = (wanted: ShownPlace['kind']) => places.flatMap(({ kind, path }) => (kind === wanted ? [path] : []));
  const links = ofKind('link');
  const folders = ['/tmp', '/proc', dirname(MOUNTS), ...ofKind('folder'), ...ofKind('file').map(dirname)];
  const lines = [`proc ${ROOT}/proc proc ro 0 0`, ...mountLines(places, ROOT)];
  return [
    'set -e',
    `mount -t tmpfs -o mode=755,size=${ROOT_MB}m tmpfs ${ROOT}`,
    ...(links.length > 0 ? [`cp -P ${links.map(quoted).join(' ')} ${ROOT}/`] : []),
    `mkdir -p ${[...new Set(folders)].map(below).join(' ')}`,
    `chmod 1777 ${below('/tmp')}`,
    ...ofKind('file').map((path) => `: >${below(path)}`),
    `printf '%s\\n' ${lines.map(quoted).join(' ')} >${below(MOUNTS)}`,
    `mount -a -T ${below(MOUNTS)}`,
    'set +e',
    ...before,
    `exec chroot ${ROOT} /bin/sh -c ${quoted(startWithoutRights(niceness))} /bin/sh "$@"`,
  ].join('\n');
}

const below = (path: string): string => quoted(ROOT + path);

const startWithoutRights = (niceness: number): string =>
  [
    'cd "$1" || exit 97',
    'shift',
    `exec ${niceness > 0 ? `nice -n ${niceness} ` : ''}setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@"`,
  ].join('; ');

/** A folder covers what was shown in it before. */
const outerFirst = (paths: readonly string[]): string[] => [...paths].sort((a, b) => a.length - b.length);

/** Where a program of Herald and the packages it loads lie; bundles, too, load files of our own packages. */
export function programFolders(entry: string): string[] {
  const loaded = ['node_modules', 'packages', 'apps'];
  return [dirname(entry), ...ancestorsOf(entry).flatMap((folder) => loaded.map((name) => `${folder}/${name}`))];
}

function ancestorsOf(path: string): string[] {
  const folder = dirname(path);
  return folder === dirname(folder) ? [] : [folder, ...ancestorsOf(folder)];
}
