import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';

export interface Command {
  usage: string;
  run(config: Config, args: string[]): Promise<void>;
}

/** What each command does, in the order in which they are listed. */
const SUMMARIES = {
  start: 'run Herald (--role all | api | worker)',
  api: 'run one API process (needs DATABASE_URL)',
  worker: 'run one worker process (needs DATABASE_URL)',
  migrate: 'bring the database up to date',
  adopt: 'make this store and this secret those of the installation',
  admin: 'administrators, passwords, plans and access of users',
  'move-files': 'copy the files of the data folder into the S3 store',
  backup: 'write the whole installation into one file',
  restore: 'make an installation from a backup',
  import: "take an export of somebody's data into an account",
  settings: 'read and change the settings of the installation',
  voices: 'natural voices on this machine',
  render: 'make a video without a server or database',
  batch: 'make a video for each row of a table, in the same way',
  doctor: 'check this machine and its settings',
};

const lines = Object.entries(SUMMARIES).map(([name, summary]) => `  ${name.padEnd(10)}  ${summary}\n`);
export const USAGE = `Usage: herald <command>

${lines.join('')}
herald <command> --help says what a command takes.
`;

/**
 * A command that takes nothing. What follows its name is a mistake, and the command would do something else than was meant; then
 * nothing is loaded, and neither is it for a question about its use.
 */
async function bare(
  name: keyof typeof SUMMARIES,
  [extra]: string[],
  load: () => Promise<(config: Config) => Promise<void>>,
): Promise<Command> {
  const refuse = () => {
    throw new CommandError(`herald ${name} takes nothing more, so "${extra}" is too much.`, exitCodes.wrongUsage);
  };
  return {
    usage: `Usage: herald ${name}      ${SUMMARIES[name]}`,
    run: extra === undefined ? await load() : async () => refuse(),
  };
}

/** Each command is loaded only when it runs, because a render needs no server code and the server no renderer. */
const commands: Record<string, (args: string[]) => Promise<Command>> = {
  start: async () => {
    const { startCommand: run, startUsage: usage } = await import('./start-command.ts');
    return { run, usage };
  },
  api: (args) => bare('api', args, async () => (await import('./api-command.ts')).apiCommand),
  worker: (args) => bare('worker', args, async () => (await import('./worker-command.ts')).workerCommand),
  migrate: (args) => bare('migrate', args, async () => (await import('./migrate-command.ts')).migrateCommand),
  adopt: (args) => bare('adopt', args, async () => (await import('./adopt-command.ts')).adoptCommand),
  admin: async () => {
    const { adminCommand: run, adminUsage: usage } = await import('./admin-command.ts');
    return { run, usage };
  },
  'move-files': (args) =>
    bare('move-files', args, async () => (await import('./move-files-command.ts')).moveFilesCommand),
  backup: async () => {
    const { backupCommand: run, backupUsage: usage } = await import('./backup-command.ts');
    return { run, usage };
  },
  restore: async () => {
    const { restoreCommand: run, restoreUsage: usage } = await import('./restore-command.ts');
    return { run, usage };
  },
  import: async () => {
    const { importCommand: run, importUsage: usage } = await import('./import-command.ts');
    return { run, usage };
  },
  settings: async () => {
    const { settingsCommand: run, settingsUsage: usage } = await import('./settings-command.ts');
    return { run, usage };
  },
  voices: async () => {
    const { voicesCommand: run, voicesUsage: usage } = await import('./voices-command.ts');
    return { run, usage };
  },
  doctor: (args) => bare('doctor', args, async () => (await import('./doctor-command.ts')).doctorCommand),
};

export async function findCommand(name: string, args: string[]): Promise<Command | undefined> {
  return Object.hasOwn(commands, name) ? commands[name]?.(args) : undefined;
}
