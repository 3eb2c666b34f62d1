import { readFile, statfs } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** What the machine says of itself; what it does not tell is null. */
export interface MachineReading {
  cores: number;
  /** Processor time all its processes used since it started, on all cores. */
  machineCpuSec: number;
  machineMemoryBytes: number;
  machineMemoryTotal: number;
  diskBytes: number | null;
  diskTotal: number | null;
  /** Since it started, without what it sends to itself. */
  networkInBytes: number | null;
  networkOutBytes: number | null;
}

/** Reads the machine, and the disk that the folder is on. */
export async function readMachine(folder: string): Promise<MachineReading> {
  const cores = cpus();
  const busyMs = cores.reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return {
    cores: cores.length,
    machineCpuSec: busyMs / 1000,
    ...readMemory(),
    ...(await readDisk(folder)),
    ...(await readNetwork()),
  };
}

/** A container knows a limit of its own, which may be no limit at all. */
function readMemory() {
  const limit = process.constrainedMemory();
  const total = limit > 0 && limit < totalmem() ? limit : totalmem();
  return { machineMemoryBytes: Math.max(0, total - process.availableMemory()), machineMemoryTotal: total };
}

async function readDisk(folder: string) {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    return { diskBytes: (blocks - bavail) * bsize, diskTotal: blocks * bsize };
  } catch {
    return { diskBytes: null, diskTotal: null };
  }
}

async function readNetwork() {
  try {
    return sumInterfaces(await readFile('/proc/net/dev', 'utf8'));
  } catch {
    // Only Linux has this file.
    return { networkInBytes: null, networkOutBytes: null };
  }
}

const SENT_COLUMN = 8;

/** Adds up the lines of `/proc/net/dev`, all but the machine's talk with itself. */
export function sumInterfaces(table: string): { networkInBytes: number; networkOutBytes: number } {
  const sums = { networkInBytes: 0, networkOutBytes: 0 };
  for (const line of table.split('\n')) {
    const [name, counts] = line.split(':');
    if (!name || !counts || name.trim() === 'lo') continue;
    const columns = counts.trim().split(/\s+/).map(Number);
    sums.networkInBytes += columns[0] ?? 0;
    sums.networkOutBytes += columns[SENT_COLUMN] ?? 0;
  }
  return sums;
}
