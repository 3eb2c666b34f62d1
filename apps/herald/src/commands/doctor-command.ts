import { confinementGaps, readConfinement } from '@herald/confined';
import type { Config } from '../config/config.ts';
import type { Finding } from '../doctor/check.ts';
import { checkDatabase, checkInstallation } from '../doctor/check-database.ts';
import {
  checkClock,
  checkConfinement,
  checkDataFolder,
  checkDiskSpace,
  checkMemory,
  checkNode,
  checkPort,
} from '../doctor/check-machine.ts';
import { checkOutside } from '../doctor/check-outside.ts';
import { checkMail, checkSecret, checkStore } from '../doctor/check-services.ts';
import { checkVoices } from '../doctor/check-voices.ts';
import { CommandError } from '../instance/exit-code.ts';

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
  const isWritable = folder.state !== 'problem';
  const onDisk = isWritable ? [await checkDiskSpace(config), await checkPort(config)] : [];
  const services = isWritable ? await examineServices(config) : [];
  return [
    checkNode(process.version),
    checkClock(new Date()),
    checkMemory(),
    checkConfinement(readConfinement(), confinementGaps()),
    folder,
    ...onDisk,
    ...services,
    await checkMail(config),
    ...(await checkVoices(config)),
    ...(await checkOutside(config)),
  ];
}

async function examineServices(config: Config): Promise<Finding[]> {
  const findings = [...(await checkDatabase(config)), await checkSecret(config), await checkStore(config)];
  const isSound = findings.every(({ state }) => state !== 'problem');
  // The embedded database does not run now, and lies in the same folder as files and secret.
  return config.databaseUrl && isSound ? [...findings, await checkInstallation(config)] : findings;
}

function describe(finding: Finding): string {
  const line = `  ${MARKS[finding.state]}  ${finding.title}: ${finding.note}\n`;
  return finding.state === 'good' ? line : `${line}      ${finding.fix}\n`;
}
