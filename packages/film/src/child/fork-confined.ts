import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { tmpdir } from 'node:os';
import { confine, type ProcessLimits } from './confinement.ts';

export { type Confinement, hideFromReaders, readConfinement } from './confinement.ts';

export interface ForkConfined {
  entry: URL;
  /** Where it works. */
  folder?: string | undefined;
  limits?: ProcessLimits | undefined;
  nodeArgs?: string[];
  /** Beside the few variables every process gets. */
  environment?: Record<string, string>;
  /** Linux can divide the processor by sessions: one of its own has the usual share, whatever its parent has. */
  hasOwnSession?: boolean;
  stdio: StdioOptions;
}

/** None of them can be a secret: a child that reads what others sent gets no other variable. */
const INHERITED = ['PATH', 'TZ', 'LANG', 'LC_ALL'];

/**
 * A process for files that others sent. A file made to break its reader finds no keys and no network there, and takes
 * no more of the machine than the limits say; how much of that holds depends on the machine.
 */
export function forkConfined(child: ForkConfined): ChildProcess {
  const { entry, folder, limits, nodeArgs = [], environment, hasOwnSession = false, stdio } = child;
  const [program, ...before] = confine(process.execPath, nodeArgs, limits);
  return fork(entry, [], {
    execPath: program,
    execArgv: before,
    ...(folder !== undefined && { cwd: folder }),
    env: { ...inherited(), TMPDIR: tmpdir(), ...environment },
    serialization: 'advanced',
    detached: hasOwnSession,
    stdio,
  });
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
