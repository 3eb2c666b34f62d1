import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';
import type { HealthBook } from './health-book.ts';

/** Another engine may do what one cannot do now, or does not know. */
const PASSED_ON: ReadonlySet<EngineErrorKind> = new Set([
  'unavailable',
  'language_unknown',
  'voice_ended',
  'over_budget',
]);

/**
 * The answer of the first engine that can, in the order given; those that were away when last asked come last. Fails as
 * the last one failed.
 */
export async function firstThatCan<Engine extends { readonly name: string }, T>(
  engines: readonly Engine[],
  health: HealthBook,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const inOrder = engines.toSorted((a, b) => Number(health.isAway(a.name)) - Number(health.isAway(b.name)));
  let failure: unknown = new EngineError('unavailable', 'There is no engine for this.');
  for (const engine of inOrder) {
    try {
      const answer = await work(engine);
      health.answered(engine.name);
      return answer;
    } catch (error) {
      if (!(error instanceof EngineError && PASSED_ON.has(error.kind))) throw error;
      if (error.kind === 'unavailable') health.failed(engine.name, error.message);
      failure = error;
    }
  }
  throw failure;
}
