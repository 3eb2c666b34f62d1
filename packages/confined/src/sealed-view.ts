import { dirname } from 'node:path';
import { quoted } from './shell.ts';

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

/** Room for temporary files and for the folders that lead to what is shown. */
const ROOT_MB = 64;

/** `show` puts a path of this machine under the new root, `lend` puts it there to be read only. */
const FUNCTIONS = `show() {
  [ -e "$1" ] || return 0
  if [ -L "$1" ] && [ "\${1%/*}" = "" ]; then cp -P "$1" "${ROOT}$1"; return; fi
  if [ -d "$1" ]; then mkdir -p "${ROOT}$1"; else mkdir -p "${ROOT}\${1%/*}"; [ -e "${ROOT}$1" ] || : >"${ROOT}$1"; fi
  mount --rbind "$1" "${ROOT}$1"
}
lend() {
  [ -e "$1" ] || return 0
  show "$1"
  [ -L "${ROOT}$1" ] || mount -o remount,bind,ro "${ROOT}$1"
}`;

/**
 * The script that shows a process its view and nothing else, and then gives every right away. A changed root cannot be
 * left without rights, and the system lets nobody in one become an administrator of new namespaces. Where Herald runs as
 * root, writing to `/proc` would change this machine, so that is only read.
 */
export function sealedScript(view: View, programs: readonly string[], before: readonly string[], niceness = 0): string {
  return [
    'set -e',
    FUNCTIONS,
    `mount -t tmpfs -o mode=755,size=${ROOT_MB}m tmpfs ${ROOT}`,
    `mkdir -m 1777 ${ROOT}/tmp`,
    `mkdir ${ROOT}/proc`,
    `mount -t proc -o ro proc ${ROOT}/proc`,
    ...[...SYSTEM, ...outerFirst(programs)].map((path) => `lend ${quoted(path)}`),
    ...DEVICES.map((path) => `show ${path}`),
    ...outerFirst(view.writes).map((path) => `show ${quoted(path)}`),
    ...outerFirst(view.reads).map((path) => `lend ${quoted(path)}`),
    'set +e',
    ...before,
    `exec chroot ${ROOT} /bin/sh -c ${quoted(startWithoutRights(niceness))} /bin/sh "$@"`,
  ].join('\n');
}

const startWithoutRights = (niceness: number): string =>
  [
    'cd "$1" || exit 97',
    'shift',
    `exec nice -n ${niceness} setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@"`,
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
