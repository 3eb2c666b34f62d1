import type { Config } from '../config/config.ts';
import type { Finding } from '../doctor/check.ts';
import {
  checkClock,
  checkDataFolder,
  checkDiskSpace,
  checkMemory,
  checkNode,
  checkPort,
} from '../doctor/check-machine.ts';
import { checkDatabase, checkMail, checkSecret } from '../doctor/check-services.ts';
import { CommandError } from './exit-code.ts';

const MARKS = { good: 'ok', warning: '!!', problem: 'xx' } as const;

/** Checks the machine and the settings, and says how to fix each problem. */
export async function doctorCommand(config: Config): Promise<void> {
  const findings = await examine(config);
  for (const finding of findings) process.stdout.write(describe(finding));
  const problems = findings.filter(({ state }) => state === 'problem').length;
  if (problems > 0) throw new CommandError(`${problems} ${problems === 1 ? 'problem' : 'problems'} found.`);
  process.stdout.write('Herald can run here.\n');
}

async function examine(config: Config): Promise<Finding[]> {
  const folder = await checkDataFolder(config);
  const onDisk = folder.state === 'good' ? [await checkDiskSpace(config), await checkPort(config)] : [];
  return [
    checkNode(process.version),
    checkClock(new Date()),
    checkMemory(),
    folder,
    ...onDisk,
    await checkDatabase(config),
    await checkMail(config),
    checkSecret(config),
  ];
}

function describe(finding: Finding): string {
  const line = `  ${MARKS[finding.state]}  ${finding.title}: ${finding.note}\n`;
  return finding.state === 'good' ? line : `${line}      ${finding.fix}\n`;
}
