import { spawnSync } from 'node:child_process';

/** The most a process may take of this machine. */
export interface ProcessLimits {
  memoryMb: number;
  processorSec: number;
  fileMb: number;
  /** Processes and threads; counted only where the process has a user namespace of its own. */
  threads: number;
}

/** How this machine can hold a process that reads what others sent. */
export interface Confinement {
  /** Goes before the command. */
  namespaces: readonly string[];
  /** It reaches nothing: not even services on this machine, unless they have a socket in a folder. */
  isOffline: boolean;
  /** It cannot look into the processes of this user, such as their environment. */
  isApart: boolean;
  /** It does not see the folders that were named to `hideFromReaders`, and gets no new rights. */
  isBlind: boolean;
  /** A shell is there to set limits. */
  isLimited: boolean;
}

const SHELL = '/bin/sh';

/** The best first. Without a user namespace of its own a process needs administrator rights to leave the network. */
const NAMESPACES = [
  { command: ['unshare', '--user', '--map-current-user', '--net'], isApart: true },
  { command: ['unshare', '--user', '--map-root-user', '--net'], isApart: true },
  { command: ['unshare', '--net'], isApart: false },
];

/** An administrator of its own namespaces, who covers folders there and then gives every right away. */
const COVERING = ['unshare', '--user', '--map-root-user', '--mount', '--net'];
const WITHOUT_RIGHTS = 'exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all';

let known: Confinement | undefined;
let hidden: readonly string[] = [];

/** Where secrets lie: processes that are started from now on find nothing there. */
export function hideFromReaders(folders: readonly string[]): void {
  hidden = folders;
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
    isLimited: found !== undefined || works(limiting),
  };
}

/** A folder that is not there yet hides nothing. One that cannot be covered ends the process. */
function cover(folder: string): string {
  const path = `'${folder.replaceAll("'", `'\\''`)}'`;
  return `[ ! -d ${path} ] || mount -t tmpfs -o ro,size=4k,mode=000 tmpfs ${path} || exit 97`;
}

/** The process waits for the answer: some milliseconds, once. */
function works([program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

const KB_PER_MB = 1000;
/** What POSIX counts file sizes in. */
const BLOCKS_PER_MB = 2000;

/** The command that starts `program` within the limits, as a program and its arguments. */
export function confine(program: string, args: readonly string[], limits?: ProcessLimits): [string, ...string[]] {
  const { namespaces, isApart, isBlind, isLimited } = readConfinement();
  const covers = isBlind ? hidden.map(cover) : [];
  const steps = [...covers, ...(limits && isLimited ? [setLimits(limits, isApart)] : [])];
  const run = covers.length > 0 ? `${WITHOUT_RIGHTS} "$@"` : 'exec "$@"';
  const started = steps.length > 0 ? [SHELL, '-c', [...steps, run].join('; '), SHELL, program] : [program];
  const [first = program, ...rest] = [...(covers.length > 0 ? COVERING : namespaces), ...started, ...args];
  return [first, ...rest];
}

/** A limit that is already lower stays. The letter for threads differs between shells. */
function setLimits({ memoryMb, processorSec, fileMb, threads }: ProcessLimits, isApart: boolean): string {
  const wanted = [
    'ulimit -c 0',
    `ulimit -d ${memoryMb * KB_PER_MB}`,
    `ulimit -t ${processorSec}`,
    `ulimit -f ${fileMb * BLOCKS_PER_MB}`,
    ...(isApart ? [`{ ulimit -u ${threads} || ulimit -p ${threads}; }`] : []),
  ];
  return wanted.map((command) => `${command} 2>/dev/null`).join('; ');
}
