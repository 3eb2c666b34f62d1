import { type Core, purgeExpired } from '@herald/core';

export async function cleanUp(core: Core): Promise<void> {
  await purgeExpired(core);
  core.log.info({}, 'Expired sessions, links and counters were removed');
}
