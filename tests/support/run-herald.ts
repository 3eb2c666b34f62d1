import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built program. */
export const program = fileURLToPath(new URL('../../dist/herald.mjs', import.meta.url));

export interface EndedHerald {
  code: number;
  text: string;
}

/** Runs a command of the built program to its end. */
export function runHerald(
  args: string[],
  { dataFolder, env }: { dataFolder: string; env?: Record<string, string> },
): Promise<EndedHerald> {
  return new Promise((resolve) => {
    const variables = { ...process.env, HERALD_DATA: dataFolder, HERALD_LOG_LEVEL: 'warn', ...env };
    execFile(process.execPath, [program, ...args], { env: variables }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
    });
  });
}
