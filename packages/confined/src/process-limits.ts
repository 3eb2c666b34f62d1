/** The most a process may take of this machine. */
export interface ProcessLimits {
  memoryMb: number;
  processorSec: number;
  fileMb: number;
  /** Processes and threads; counted only where the process has a user namespace of its own. */
  threads: number;
}

const KB_PER_MB = 1000;
/** What POSIX counts file sizes in. */
const BLOCKS_PER_MB = 2000;

/** Shell commands that set them. A limit that is already lower stays. The letter for threads differs between shells. */
export function settingLimits({ memoryMb, processorSec, fileMb, threads }: ProcessLimits, isApart: boolean): string {
  const wanted = [
    'ulimit -c 0',
    `ulimit -d ${memoryMb * KB_PER_MB}`,
    `ulimit -t ${processorSec}`,
    `ulimit -f ${fileMb * BLOCKS_PER_MB}`,
    ...(isApart ? [`{ ulimit -u ${threads} || ulimit -p ${threads}; }`] : []),
  ];
  return wanted.map((command) => `${command} 2>/dev/null`).join('; ');
}
