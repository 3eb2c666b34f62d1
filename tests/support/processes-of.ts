import { readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  command: string;
}

interface SeenProcess extends RunningProcess {
  parent: number;
  isOurs: boolean;
}

/**
 * Returns every process that works in a folder, which its environment or command line names, like the data folder of an
 * installation. Processes that are kept from the environment are recognized by their parent.
 */
export async function processesOf(folder: string): Promise<RunningProcess[]> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const seen = pids.map((pid) => inspect(Number(pid), folder)).filter((one) => one !== undefined);
  const ours = new Set(seen.filter(({ isOurs }) => isOurs).map(({ pid }) => pid));
  const isChild = ({ pid, parent }: SeenProcess) => ours.has(parent) && !ours.has(pid);
  for (let next = seen.filter(isChild); next.length > 0; next = seen.filter(isChild)) {
    for (const { pid } of next) ours.add(pid);
  }
  return seen.filter(({ pid }) => ours.has(pid)).map(({ pid, command }) => ({ pid, command }));
}

/** Ends a process at once; one that has ended by itself meanwhile is fine. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Tests ask many times a second: files of the system are read at once, because a promise for each takes ten times as long. */
function inspect(pid: number, folder: string): SeenProcess | undefined {
  const command = read(pid, 'cmdline');
  // Threads of the system have no command line, and neither has what is dead.
  if (pid === process.pid || !command) return undefined;
  const status = read(pid, 'status');
  if (/^State:\s+Z/m.test(status)) return undefined;
  const isOurs = command.includes(folder) || read(pid, 'environ').includes(folder);
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  return { pid, parent, isOurs, command: command.replaceAll('\0', ' ').trim() };
}

function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
