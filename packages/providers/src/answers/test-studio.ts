import type { HostedAvatar, ServiceTestReport } from '@herald/media/engines/outside-service';
import type { VoiceInfo } from '@herald/media/voice';
import { failureCodeOf } from '../net/failure-code.ts';
import { failureText, NOTHING_FOUND } from './test-report.ts';

/** Somebody waits for it. */
const PATIENCE_MS = 30_000;

interface Questions {
  /** The calls, in words. */
  askedFor: string;
  /** The call that decides whether the service works. */
  quota(signal: AbortSignal): Promise<string | null>;
  voices(signal: AbortSignal): Promise<readonly VoiceInfo[]>;
  people(signal: AbortSignal): Promise<readonly HostedAvatar[]>;
}

/** Asks a service that lists people and voices what is left of the account. It never throws. */
export async function testStudio(
  { key }: { key?: string | undefined },
  { askedFor, quota, voices, people }: Questions,
): Promise<ServiceTestReport> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const startedMs = performance.now();
  try {
    const left = await quota(signal);
    const latencyMs = Math.round(performance.now() - startedMs);
    const [spoken, cast] = await Promise.all([countOf(voices(signal)), countOf(people(signal))]);
    const message = left ? `Answered in ${latencyMs} ms. ${left}.` : `Answered in ${latencyMs} ms.`;
    return { ...NOTHING_FOUND, isOk: true, message, askedFor, latencyMs, voices: spoken, avatars: cast, quota: left };
  } catch (error) {
    const message = failureText(error, key);
    return { ...NOTHING_FOUND, isOk: false, message, failure: failureCodeOf(error), askedFor };
  }
}

/** Null where a list does not come: the service works all the same. */
const countOf = (list: Promise<readonly unknown[]>): Promise<number | null> =>
  list.then(
    ({ length }) => length,
    () => null,
  );
