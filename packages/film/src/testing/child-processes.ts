import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The ids of the processes with this name that this process has started and that still run (Linux). All processes are asked for their
 * parent: the system's own list of children leaves some out while others end.
 */
export function childProcesses(name: string): string[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.filter((pid) => read(pid, 'cmdline').includes(name) && parentOf(pid) === process.pid);
}

export const renderProcesses = (): string[] => childProcesses('render-process');

/** What a session of processes stands back by, where Linux divides the processor by sessions. */
export function sessionOf(pid: string): { id: string | undefined; autogroup: string | undefined } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const file = `/proc/${pid}/autogroup`;
  return {
    id: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3],
    autogroup: existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined,
  };
}

const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1]);

/** Empty for one that has just ended. */
function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
