import { readFileSync } from 'node:fs';

/** The ids of the render processes this process has started and that still run (Linux). */
export function renderProcesses(): string[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.filter((pid) => commandLineOf(pid).includes('render-process'));
}

/** Empty for one that has just ended. */
function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
