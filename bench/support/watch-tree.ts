import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SEC = 100;
const LOOK_EVERY_MS = 100;

/**
 * Counts the CPU time of a process and all it started, seen from outside (Linux). Browsers are often killed, not
 * waited for, and then no parent is told what they used.
 */
export function watchTree(pid: number): () => number {
  const cpuSecOf = new Map<number, number>();
  const look = (): void => {
    for (const known of [...cpuSecOf.keys(), pid]) visit(known, cpuSecOf);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return [...cpuSecOf.values()].reduce((sum, cpuSec) => sum + cpuSec, 0);
  };
}

function visit(pid: number, cpuSecOf: Map<number, number>): void {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    cpuSecOf.set(pid, (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SEC);
    for (const child of childrenOf(pid)) if (!cpuSecOf.has(child)) visit(child, cpuSecOf);
  } catch {
    // The process has ended. Its usage at the last look stays counted.
  }
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const pids = tasks.flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '));
  return pids.filter(Boolean).map(Number);
}
