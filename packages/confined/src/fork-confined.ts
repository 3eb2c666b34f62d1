import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { compiledCodeFolder, compileOnce } from './compiled-code.ts';
import { type Confined, confine } from './confinement.ts';

export interface ForkConfined extends Confined {
  entry: URL;
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
 * A process for files that others sent. A file made to break its reader finds no keys, no network and no files but its
 * own there, and takes no more of the machine than the limits say; how much of that holds depends on the machine.
 */
export function forkConfined({
  nodeArgs = [],
  environment,
  hasOwnSession = false,
  stdio,
  ...confined
}: ForkConfined): ChildProcess {
  const { entry, folder } = confined;
  const compiled = compiledCodeFolder();
  const env = {
    ...inherited(),
    HOME: '/tmp',
    TMPDIR: '/tmp',
    ...(compiled && { NODE_COMPILE_CACHE: compiled }),
    ...environment,
  };
  const reads = [...confined.reads, ...(compiled ? [compiled] : [])];
  const [program, ...before] = confine(process.execPath, nodeArgs, { ...confined, reads });
  const child = fork(entry, [], {
    execPath: program,
    execArgv: before,
    ...(folder !== undefined && { cwd: folder }),
    env,
    serialization: 'advanced',
    detached: hasOwnSession,
    stdio,
  });
  compileOnce(entry, nodeArgs, env);
  return child;
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
