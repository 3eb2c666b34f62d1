import type { Core } from '../core.ts';
import { tryAdvisoryLock } from '../db/advisory-locks.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { siteSettingsOf } from '../settings/site-settings.ts';
import { findConditions } from './alerts/find-conditions.ts';
import { settleAlerts } from './alerts/settle-alerts.ts';
import { readServices } from './services/read-services.ts';
import { serviceStateRepository } from './services/service-state-repository.ts';

const LOOK_EVERY_MS = 15_000;
/** Another process has just looked. */
const FRESH_SEC = 4;

/** Looks after services and alerts. Every process does, one at a time: whichever lives notices that another died. */
export function watchInstallation(core: Core): () => void {
  const timer = setInterval(() => {
    // A database that is away is reported by everything that needs it.
    lookAfterInstallation(core).catch((error: unknown) =>
      core.log.warn({ err: error }, 'Services and alerts could not be looked at'),
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function lookAfterInstallation(core: Core, freshSec = FRESH_SEC): Promise<void> {
  await core.db.transaction('look after installation', async (tx) => {
    if (!(await tryAdvisoryLock(tx, 'monitoring'))) return;
    if (await serviceStateRepository.isFresh(tx, freshSec)) return;
    const settings = siteSettingsOf(await settingsRepository.readAll(tx));
    await serviceStateRepository.keep(tx, await readServices(core, tx));
    await settleAlerts(core, tx, await findConditions(core, tx, settings), settings);
  });
}
