import { type StdioOptions, spawnSync } from 'node:child_process';
import { quoted, type ReaderView, showOnly } from './reader-view.ts';

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
  /** It sees the program, the files it was given, and nothing else of the disk. */
  isHidden: boolean;
  /** Nothing it starts gets rights that it does not have itself. */
  isBarred: boolean;
  /** A shell is there to set limits. */
  isLimited: boolean;
  /** What the system said to the best way, if it is not possible here. */
  reason?: string;
}

const SHELL = '/bin/sh';
const OWN_VIEW = ['--mount', '--net', '--ipc', '--pid', '--fork', '--kill-child'];

/** The best first. Without a user namespace of its own a process needs administrator rights to leave the network. */
const NAMESPACES = [
  { command: ['unshare', '--user', '--map-root-user', ...OWN_VIEW], isApart: true, isHidden: true },
  { command: ['unshare', ...OWN_VIEW], isApart: true, isHidden: true },
  { command: ['unshare', '--user', '--map-current-user', '--net'], isApart: true, isHidden: false },
  { command: ['unshare', '--user', '--map-root-user', '--net'], isApart: true, isHidden: false },
  { command: ['unshare', '--net'], isApart: false, isHidden: false },
];

/** An administrator in its own namespaces only, and not even that is left. */
const WITHOUT_RIGHTS = 'setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all';
/** The best first: who is no administrator of their namespace has no rights to give away. */
const BARS = [WITHOUT_RIGHTS, 'setpriv --no-new-privs'];

let known: { confinement: Confinement; bar: string } | undefined;

/** Found by trying, once per process: a system can have the programs and still forbid what they do. */
export function readConfinement(): Confinement {
  return tryOut().confinement;
}

function tryOut(): { confinement: Confinement; bar: string } {
  known ??= find();
  return known;
}

function find(): { confinement: Confinement; bar: string } {
  const refusals: string[] = [];
  const found = NAMESPACES.find(({ command, isHidden }) => {
    const refusal = refusalOf([...command, SHELL, '-c', trial(isHidden)]);
    if (refusal !== undefined) refusals.push(refusal);
    return refusal === undefined;
  });
  const { command: namespaces = [], isHidden = false, isApart = false } = found ?? {};
  const bar = isHidden ? WITHOUT_RIGHTS : BARS.find((words) => works([...namespaces, ...words.split(' '), 'true']));
  const [reason] = refusals;
  return {
    confinement: {
      namespaces,
      isOffline: found !== undefined,
      isApart,
      isHidden,
      isBarred: bar !== undefined,
      isLimited: found !== undefined || works([SHELL, '-c', 'ulimit -t 60']),
      ...(!isHidden && reason && { reason }),
    },
    bar: bar ?? '',
  };
}

/** Starts this program in the view: one that its libraries cannot be loaded in would help nobody. */
function trial(isHidden: boolean): string {
  if (!isHidden) return 'ulimit -t 60';
  const view = showOnly({ program: process.execPath, reads: [], writes: [] });
  return `${view}\nulimit -t 60; exec ${WITHOUT_RIGHTS} ${quoted(process.execPath)} --version`;
}

const works = (command: readonly string[]): boolean => refusalOf(command) === undefined;

/** What a command that fails said last. This process waits for it: some milliseconds, once. */
function refusalOf([program = '', ...args]: readonly string[]): string | undefined {
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
  const { status, stderr, error } = spawnSync(program, args, { stdio, timeout: 20_000, encoding: 'utf8' });
  if (status === 0) return undefined;
  return error ? `${program}: ${error.message}` : (stderr.trim().split('\n').at(-1) ?? '');
}

const KB_PER_MB = 1000;
/** What POSIX counts file sizes in. */
const BLOCKS_PER_MB = 2000;

export interface Confined extends Omit<ReaderView, 'program'> {
  limits?: ProcessLimits | undefined;
  /** leaves the processor to requests that a user waits for */
  isInBackground?: boolean | undefined;
}

/** The command that starts `program` within the limits, as a program and its arguments. */
export function confine(program: string, args: readonly string[], confined: Confined): [string, ...string[]] {
  const { confinement, bar } = tryOut();
  const { namespaces, isHidden, isApart, isLimited } = confinement;
  if (!isLimited) return [program, ...args];
  const { limits, isInBackground, ...files } = confined;
  const steps = [
    ...(isHidden ? [showOnly({ program, ...files })] : []),
    ...(limits ? [setLimits(limits, isApart)] : []),
    `exec ${bar} "$@"`,
  ];
  const aside = isInBackground ? ['nice', '-n', '10'] : [];
  const [first = program, ...rest] = [...aside, ...namespaces, SHELL, '-c', steps.join('; '), SHELL, program, ...args];
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
