import { readdir, readFile } from 'node:fs/promises';

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
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const inspected = await Promise.all(pids.map((pid) => inspect(pid, folder)));
  const seen = inspected.filter((one) => one !== undefined);
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

async function inspect(pid: number, folder: string): Promise<SeenProcess | undefined> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [command, environment, status] = [await read('cmdline'), await read('environ'), await read('status')];
  const isDead = /^State:\s+Z/m.test(status);
  if (pid === process.pid || isDead) return undefined;
  const isOurs = environment.includes(folder) || command.includes(folder);
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  return { pid, parent, isOurs, command: command.replaceAll('\0', ' ').trim() };
}
