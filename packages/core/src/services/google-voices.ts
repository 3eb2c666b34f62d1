import type { Notices } from '../db/notices.ts';
import type { Log } from '../runtime/log.ts';
import type { SettingsReader } from '../settings/settings-reader.ts';
import { SETTINGS_CHANNEL } from '../settings/settings-repository.ts';

interface GoogleVoicesCore {
  notices: Notices;
  settings: SettingsReader;
  log: Log;
}

/** A process that hears no notices sees a change at most this much later. */
const READ_AGAIN_MS = 30_000;

/** Says at once and after every change whether voices of Google are used; returns a function that ends it. */
export async function followGoogleVoices(
  core: GoogleVoicesCore,
  apply: (areUsed: boolean) => Promise<void>,
): Promise<() => void> {
  let last = Promise.resolve();
  const read = (): Promise<void> => {
    core.settings.forget();
    // One after the other, so that what was read last is applied last.
    last = last
      .then(async () => apply((await core.settings.read()).google_tts_enabled))
      .catch((error: unknown) => core.log.warn({ err: error }, 'Whether Google voices are used could not be read'));
    return last;
  };
  const stop = core.notices.subscribe(SETTINGS_CHANNEL, { onMessage: () => void read(), onGap: () => void read() });
  const timer = setInterval(() => void read(), READ_AGAIN_MS).unref();
  await read();
  return () => {
    clearInterval(timer);
    stop();
  };
}
