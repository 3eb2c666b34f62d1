import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { constants, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { confine, readConfinement } from './confinement.ts';
import type { ProcessLimits } from './process-limits.ts';
import { programFolders, type View } from './sealed-view.ts';
import { stepBack } from './step-back.ts';

export interface ForkConfined {
  entry: URL;
  /** Where it works. */
  folder?: string | undefined;
  /** All that it sees, where the machine can hold it to that; left out for programs that read only what Herald wrote. */
  view?: View | undefined;
  limits?: ProcessLimits | undefined;
  nodeArgs?: string[];
  /** Beside the few variables every process gets. */
  environment?: Record<string, string>;
  /** Leaves the processor to requests that a user waits for. */
  isInBackground?: boolean | undefined;
  /** Linux can divide the processor by sessions: one of its own has the usual share, whatever its parent has. */
  hasOwnSession?: boolean;
  stdio: StdioOptions;
}

/** None of them can be a secret: a child that reads what others sent gets no other variable. */
const INHERITED = ['PATH', 'TZ', 'LANG', 'LC_ALL'];

/** The list of users, where a home is looked up, is out of sight. */
const SEALED_PLACES = { TMPDIR: '/tmp', HOME: '/tmp' };

/**
 * A process for files that others sent. A file made to break its reader finds no keys, no other files and no network
 * there, and takes no more of the machine than the limits say; how much of that holds depends on the machine.
 */
export function forkConfined(child: ForkConfined): ChildProcess {
  const { entry, folder, view, limits, nodeArgs = [], environment, hasOwnSession = false, stdio } = child;
  const isSealed = view !== undefined && readConfinement().isSealed;
  const programs = [process.execPath, ...programFolders(fileURLToPath(entry))];
  const niceness = child.isInBackground ? constants.priority.PRIORITY_BELOW_NORMAL : 0;
  const [program, ...before] = confine([process.execPath, ...nodeArgs], { limits, view, programs, folder, niceness });
  const started = fork(entry, [], {
    execPath: program,
    execArgv: before,
    ...(folder !== undefined && { cwd: folder }),
    env: { ...inherited(), ...(isSealed ? SEALED_PLACES : { TMPDIR: tmpdir() }), ...environment },
    serialization: 'advanced',
    detached: hasOwnSession,
    stdio,
  });
  if (niceness > 0 && !isSealed) stepBack(started.pid, niceness);
  return started;
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    INHERITED.flatMap((name) => {
      // biome-ignore lint/style/noProcessEnv: a child gets some of the surroundings of its parent; nothing is configured through them
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
