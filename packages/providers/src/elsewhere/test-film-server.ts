import type { ServiceTestReport } from '@herald/media/engines/outside-service';
import type { GuardedService } from '../answers/outside-service.ts';
import { failureText, NOTHING_FOUND } from '../answers/test-report.ts';
import { failureCodeOf } from '../net/failure-code.ts';
import type { ServerWire } from './server-wire.ts';
import { hideSecrets } from './without-key.ts';

/** Somebody waits for it. */
const PATIENCE_MS = 30_000;

/** Asks what costs nothing; no film is made. */
export async function testFilmServer(service: GuardedService, open: () => ServerWire): Promise<ServiceTestReport> {
  const startedMs = performance.now();
  try {
    const { askedFor, facts, models = null } = await open().test(AbortSignal.timeout(PATIENCE_MS));
    const latencyMs = Math.round(performance.now() - startedMs);
    const message = [`Answered in ${latencyMs} ms.`, ...facts].join(' ');
    return { ...NOTHING_FOUND, latencyMs, models, isOk: true, message: hideSecrets(message, service), askedFor };
  } catch (error) {
    const message = hideSecrets(failureText(error, service.key), service);
    return { ...NOTHING_FOUND, isOk: false, message, failure: failureCodeOf(error), askedFor: 'its status' };
  }
}
