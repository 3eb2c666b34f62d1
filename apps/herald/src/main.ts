import { setFlagsFromString } from 'node:v8';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { handOverPassword, takeHandedPassword } from './config/hand-over-password.ts';
import { DataFolderError } from './instance/data-folder.ts';
import { CommandError, exitCodes } from './instance/exit-code.ts';
import { untilBegun } from './supervise/managed-process.ts';
import { CANNOT_RUN } from './supervise/service.ts';

// Faces are drawn in this process, too: see decision 250.
setFlagsFromString('--no-maglev');

const USAGE = `Usage: herald <command>

  start       run Herald (--role all | api | worker)
  api         run one API process (needs DATABASE_URL)
  worker      run one worker process (needs DATABASE_URL)
  migrate     bring the database up to date
  adopt       make this store and this secret those of the installation
  admin       administrators, passwords, plans and access of users
  move-files  copy the files of the data folder into the S3 store
  import      take an export of somebody's data into an account
  settings    read and change the settings of the installation
  voices      natural voices on this machine
  render      make a video without a server or database
  batch       make a video for each row of a table, in the same way
  doctor      check this machine and its settings
`;

type Command = (config: Config, args: string[]) => Promise<void>;

/** Each command is loaded only when it runs, because a render needs no server code and the server no renderer. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start-command.ts')).startCommand,
  api: async () => (await import('./commands/api-command.ts')).apiCommand,
  worker: async () => (await import('./commands/worker-command.ts')).workerCommand,
  migrate: async () => (await import('./commands/migrate-command.ts')).migrateCommand,
  adopt: async () => (await import('./commands/adopt-command.ts')).adoptCommand,
  admin: async () => (await import('./commands/admin-command.ts')).adminCommand,
  'move-files': async () => (await import('./commands/move-files-command.ts')).moveFilesCommand,
  import: async () => (await import('./commands/import-command.ts')).importCommand,
  settings: async () => (await import('./commands/settings-command.ts')).settingsCommand,
  voices: async () => (await import('./commands/voices-command.ts')).voicesCommand,
  doctor: async () => (await import('./commands/doctor-command.ts')).doctorCommand,
};

async function run([name = '', ...args]: string[]): Promise<void> {
  if (name === 'render') {
    const { runRender } = await import('./render/render-command.ts');
    process.exitCode = await runRender(args, process.env);
    return;
  }
  if (name === 'batch') {
    const { runBatch } = await import('./batch/batch-command.ts');
    process.exitCode = await runBatch(args, process.env);
    return;
  }
  const load = commands[name];
  if (!load) {
    process.stdout.write(USAGE);
    process.exitCode = name === '' || name === 'help' || name === '--help' ? exitCodes.ok : exitCodes.wrongUsage;
    return;
  }
  if (name === 'start') handOverPassword(process.env);
  takeHandedPassword(process.env);
  const [{ takeConfig }, command] = await Promise.all([import('./config/read-config.ts'), load()]);
  await untilBegun(process.env);
  // What Herald writes holds people's videos, mail and keys.
  process.umask(0o077);
  await command(takeConfig(process.env), args);
}

function isWrongUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function explain(error: unknown): number {
  if (error instanceof ConfigError) {
    process.stderr.write(
      `Herald cannot start with these settings:\n${error.problems.map((text) => `  ${text}\n`).join('')}`,
    );
    return exitCodes.wrongUsage;
  }
  if (isWrongUsage(error)) {
    process.stderr.write(`${error.message}\n`);
    return exitCodes.wrongUsage;
  }
  const isExplained = error instanceof CommandError || error instanceof DataFolderError;
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  return error instanceof CommandError ? error.exitCode : exitCodes.failed;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const code = explain(error);
  // A command that explained its failure would mostly fail the same way again: the supervisor must not restart it then.
  const isHopeless = error instanceof CommandError && !error.mayPass;
  process.exit(process.connected && isHopeless ? CANNOT_RUN : code);
});
