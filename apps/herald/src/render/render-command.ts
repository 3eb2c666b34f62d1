import { EngineError, isInputError } from '@herald/media/engine-error';
import { openProviders, type ProvidersConfig } from '@herald/providers';
import { asksForHelp } from '../instance/asks-for-help.ts';
import { presetList, voiceList } from './list-choices.ts';
import { assertMusicThere, assertOutputs, makeRequest } from './make-request.ts';
import { readRenderArgs } from './read-render-args.ts';
import { RenderUseError, renderExitCodes } from './render-error.ts';
import { renderProviders } from './render-providers.ts';
import { RENDER_USAGE } from './render-usage.ts';

/** Also said by processes that pass on words only. */
const isDiskFull = (error: Error): boolean =>
  (error instanceof EngineError && error.kind === 'disk_full') || /ENOSPC|no space left/i.test(error.message);

/** Runs `herald render …`: makes a video without a server or database. Returns the exit code. */
export async function runRender(argv: string[], variables: Record<string, string | undefined> = {}): Promise<number> {
  return untilStopped((signal) => answer(argv, renderProviders(variables), signal));
}

/** Runs a command until it has ended or somebody stops it, and says in words why it failed. */
export async function untilStopped(run: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  try {
    return await run(stop.signal);
  } catch (error) {
    return explain(error, stop.signal);
  } finally {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
  }
}

async function answer(argv: string[], config: ProvidersConfig, signal: AbortSignal): Promise<number> {
  if (argv.length === 0 || asksForHelp(argv)) {
    process.stdout.write(RENDER_USAGE);
    return argv.length > 0 ? renderExitCodes.ok : renderExitCodes.wrongUse;
  }
  const [flag = '', ...rest] = argv;
  const list = { '--presets': presetList, '--voices': voiceList }[flag];
  if (list) {
    if (rest.length > 0) throw new RenderUseError(`${flag} only lists what there is, so it stands alone.`);
    process.stdout.write(await list(config));
    return renderExitCodes.ok;
  }
  const args = await readRenderArgs(argv);
  await assertOutputs(args);
  await assertMusicThere(args.request);
  return makeRequest(args, { providers: await openProviders(config), signal });
}

/** "It ended early" tells nobody why. */
function withCause({ message, cause }: Error): string {
  const why = cause instanceof Error ? cause.message.trim() : '';
  return why && !message.includes(why) ? `${message} ${why}` : message;
}

/** Tells why something could not be made. Returns the exit code. */
export function explain(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) {
    process.stderr.write('Stopped. Call the same command again to go on from here.\n');
    return renderExitCodes.stopped;
  }
  if (error instanceof Error && isDiskFull(error)) {
    process.stderr.write('The disk is full. Free some space and call the same command again to go on from here.\n');
    return renderExitCodes.failed;
  }
  const isExplained = error instanceof RenderUseError || error instanceof EngineError;
  const text = error instanceof Error ? (isExplained ? withCause(error) : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  return error instanceof RenderUseError || isInputError(error) ? renderExitCodes.wrongUse : renderExitCodes.failed;
}
