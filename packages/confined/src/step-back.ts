import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets a process stand back with all its threads: the first one, from which later ones inherit it, and those that it has
 * already where this process was kept from saying it at once.
 */
export function stepBack(pid: number | undefined, niceness: number): void {
  if (pid === undefined) return;
  for (const thread of [pid, ...threadsOf(pid)]) {
    try {
      setPriority(thread, niceness);
    } catch {
      // It has ended already, or this system has no such thing: the work is done all the same.
    }
  }
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}
