import { readFileSync } from 'node:fs';

/** The ids of the render processes this process has started and that still run, with what holds them (Linux). */
export function renderProcesses(): string[] {
  return childrenOf(String(process.pid)).filter((pid) => read(pid, 'cmdline').includes('render-process'));
}

/** With those that they started. */
export function renderFamily(): string[] {
  const descend = (pid: string): string[] => [pid, ...childrenOf(pid).flatMap(descend)];
  return renderProcesses().flatMap(descend);
}

const childrenOf = (pid: string): string[] => read(pid, `task/${pid}/children`).split(' ').filter(Boolean);

/** Empty for one that has just ended. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
