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

let known: Confinement | undefined;

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
    isLimited: found !== undefined || works(limiting),
  };
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
  const { namespaces, isApart, isLimited } = readConfinement();
  const limited = limits && isLimited ? [SHELL, '-c', setLimits(limits, isApart), SHELL, program] : [program];
  const [first = program, ...rest] = [...namespaces, ...limited, ...args];
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
  return `${wanted.map((command) => `${command} 2>/dev/null`).join('; ')}; exec "$@"`;
}
