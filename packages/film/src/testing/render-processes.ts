import { readdirSync, readFileSync } from 'node:fs';

/**
 * The ids of the render processes this process has started and that still run (Linux). All processes are asked for their
 * parent: the system's own list of children leaves some out while others end.
 */
export function renderProcesses(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => read(pid, 'cmdline').includes('render-process') && parentOf(pid) === process.pid);
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
