import { adminCommand } from './commands/admin-command.ts';
import { apiCommand } from './commands/api-command.ts';
import { doctorCommand } from './commands/doctor-command.ts';
import { CommandError, exitCodes } from './commands/exit-code.ts';
import { migrateCommand } from './commands/migrate-command.ts';
import { startCommand } from './commands/start-command.ts';
import { workerCommand } from './commands/worker-command.ts';
import type { Config } from './config/config.ts';
import { ConfigError, readConfig } from './config/read-config.ts';
import { DataFolderError } from './instance/data-folder.ts';
import { CANNOT_RUN } from './supervise/service.ts';

const USAGE = `Use: herald <command>

  start     run everything (--role all, api, worker)
  api       run one API process (needs DATABASE_URL)
  worker    run one worker process (needs DATABASE_URL)
  migrate   bring the database's tables up to date
  admin     create an administrator, reset a password
  render    make a video without server or database
  doctor    look for what is wrong and say the mend
`;

const commands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  start: startCommand,
  api: apiCommand,
  worker: workerCommand,
  migrate: migrateCommand,
  admin: adminCommand,
  doctor: doctorCommand,
};

async function run([name = '', ...args]: string[]): Promise<void> {
  if (name === 'render') {
    const { runRender } = await import('./render/render-command.ts');
    process.exitCode = await runRender(args);
    return;
  }
  const command = commands[name];
  if (!command) {
    process.stdout.write(USAGE);
    process.exitCode = name === '' || name === 'help' || name === '--help' ? exitCodes.ok : exitCodes.wrongUse;
    return;
  }
  await command(readConfig(process.env), args);
}

function isWrongUse(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function explain(error: unknown): number {
  if (error instanceof ConfigError) {
    process.stderr.write(
      `Herald cannot start with these settings:\n${error.problems.map((text) => `  ${text}\n`).join('')}`,
    );
    return exitCodes.wrongUse;
  }
  if (isWrongUse(error)) {
    process.stderr.write(`${error.message}\n`);
    return exitCodes.wrongUse;
  }
  const isExplained = error instanceof CommandError || error instanceof DataFolderError;
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  return error instanceof CommandError ? error.exitCode : exitCodes.failed;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const code = explain(error);
  // Under the supervisor a command that explained itself would only fail the same way again.
  process.exit(process.connected && error instanceof CommandError ? CANNOT_RUN : code);
});
