import { setFlagsFromString } from 'node:v8';
import { findCommand, USAGE } from './commands/find-command.ts';
import { ConfigError } from './config/config-error.ts';
import { handOverPassword, takeHandedPassword } from './config/hand-over-password.ts';
import { asksForHelp } from './instance/asks-for-help.ts';
import { DataFolderError } from './instance/data-folder.ts';
import { CommandError, exitCodes } from './instance/exit-code.ts';
import { takeFingerprints } from './instance/fingerprint.ts';
import { untilBegun } from './supervise/managed-process.ts';
import { CANNOT_RUN } from './supervise/service.ts';

// Faces are drawn in this process, too: see decision 250.
setFlagsFromString('--no-maglev');

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
  const isAsking = asksForHelp(args);
  if (name === 'start' && !isAsking) handOverPassword(process.env);
  takeHandedPassword(process.env);
  const [{ takeConfig }, command] = await Promise.all([import('./config/read-config.ts'), findCommand(name, args)]);
  if (!command) {
    process.stdout.write(USAGE);
    process.exitCode = ['', 'help', '--help', '-h'].includes(name) ? exitCodes.ok : exitCodes.wrongUsage;
    return;
  }
  if (isAsking) {
    process.stdout.write(`${command.usage}\n`);
    return;
  }
  takeFingerprints(await untilBegun(process.env));
  // What Herald writes holds people's videos, mail and keys.
  process.umask(0o077);
  const config = takeConfig(process.env);
  if (['start', 'api', 'worker'].includes(name)) {
    const { oddVariables } = await import('./config/odd-variables.ts');
    for (const line of oddVariables(process.env)) process.stderr.write(`Warning: ${line}\n`);
  }
  await command.run(config, args);
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

// A reader that has seen enough, like `head`, keeps no command from ending its work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

run(process.argv.slice(2)).catch((error: unknown) => {
  const code = explain(error);
  // A command that explained its failure would mostly fail the same way again: the supervisor must not restart it then.
  const isHopeless = error instanceof CommandError && !error.mayPass;
  process.exit(process.connected && isHopeless ? CANNOT_RUN : code);
});
