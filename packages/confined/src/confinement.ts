import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { type ProcessLimits, settingLimits } from './process-limits.ts';
import { SEALING, sealedScript, type View } from './sealed-view.ts';
import { quoted, SHELL, works } from './shell.ts';

/** How this machine can hold a process that reads what others sent. */
export interface Confinement {
  /** Goes before the command. */
  namespaces: readonly string[];
  /** It reaches nothing: not even services on this machine, unless they have a socket in a folder it sees. */
  isOffline: boolean;
  /** It cannot look into the processes of this user, such as their environment. */
  isApart: boolean;
  /** It does not see the folders that were named to `hideFromReaders`, and gets no new rights. */
  isBlind: boolean;
  /** It sees what it reads and writes, programs, itself, and nothing else. */
  isSealed: boolean;
  /** A shell is there to set limits. */
  isLimited: boolean;
}

export interface Confined {
  limits?: ProcessLimits | undefined;
  /** What it needs to see; without that it sees everything but what is hidden. */
  view?: View | undefined;
  programs?: readonly string[];
  folder?: string | undefined;
  niceness?: number | undefined;
}

/** The best first. Without a user namespace of its own a process needs administrator rights to leave the network. */
const NAMESPACES = [
  { command: ['unshare', '--user', '--map-current-user', '--net'], isApart: true },
  { command: ['unshare', '--user', '--map-root-user', '--net'], isApart: true },
  { command: ['unshare', '--net'], isApart: false },
];

/** An administrator of its own namespaces, who covers folders there and then gives every right away. */
const COVERING = ['unshare', '--user', '--map-root-user', '--mount', '--net'];
const WITHOUT_RIGHTS = 'exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all';

const HIDDEN = 'folders hidden from readers';

let known: Confinement | undefined;

/** Where secrets lie: processes that this one and its threads start from now on find nothing there. */
export function hideFromReaders(folders: readonly string[]): void {
  setEnvironmentData(HIDDEN, [...folders]);
}

function hidden(): string[] {
  const folders = getEnvironmentData(HIDDEN);
  return Array.isArray(folders) ? folders.map(String) : [];
}

/** Found by trying, once per process: a system can have the programs and still forbid what they do. */
export function readConfinement(): Confinement {
  known ??= tryOut();
  return known;
}

function tryOut(): Confinement {
  const limiting = [SHELL, '-c', 'ulimit -t 60'];
  const found = NAMESPACES.find(({ command }) => works([...command, ...limiting]));
  return {
    namespaces: found?.command ?? [],
    isOffline: found !== undefined,
    isApart: found?.isApart ?? false,
    isBlind: works([...COVERING, SHELL, '-c', `${cover('/sys')}; ${WITHOUT_RIGHTS} true`]),
    isSealed: works(sealed(['true'], { view: { reads: [], writes: [] } })),
    isLimited: found !== undefined || works(limiting),
  };
}

/** A folder that is not there yet hides nothing. One that cannot be covered ends the process. */
function cover(folder: string): string {
  const path = quoted(folder);
  return `[ ! -d ${path} ] || mount -t tmpfs -o ro,size=4k,mode=000 tmpfs ${path} || exit 97`;
}

/** The command that starts `program` within the limits and with the view, as a program and its arguments. */
export function confine(command: readonly string[], how: Confined): string[] {
  const { isBlind, isSealed } = readConfinement();
  if (how.view && isSealed) return sealed(command, how);
  const covers = isBlind ? hidden().map(cover) : [];
  return covers.length > 0 ? covered(command, covers, how) : limited(command, how);
}

function sealed(command: readonly string[], { view, programs = [], folder = '/', niceness, limits }: Confined) {
  const before = limits ? [settingLimits(limits, true)] : [];
  const script = sealedScript(view ?? { reads: [], writes: [] }, programs, before, niceness);
  return [...SEALING, SHELL, '-c', script, SHELL, folder, ...command];
}

function covered(command: readonly string[], covers: string[], { limits }: Confined): string[] {
  const steps = limits ? [...covers, settingLimits(limits, true)] : covers;
  return [...COVERING, SHELL, '-c', [...steps, `${WITHOUT_RIGHTS} "$@"`].join('; '), SHELL, ...command];
}

function limited(command: readonly string[], { limits }: Confined): string[] {
  const { namespaces, isApart, isLimited } = readConfinement();
  if (!limits || !isLimited) return [...namespaces, ...command];
  return [...namespaces, SHELL, '-c', `${settingLimits(limits, isApart)}; exec "$@"`, SHELL, ...command];
}
