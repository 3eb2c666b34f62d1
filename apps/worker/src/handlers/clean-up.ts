import type { Core } from '@herald/core';
import { purgeExpired, sweepStrayFiles } from '@herald/core/system';
import { sweepWorkFolders } from '../make-video/sweep-work-folders.ts';

export async function cleanUp(core: Core, workFolder: string): Promise<void> {
  await purgeExpired(core);
  await sweepWorkFolders(core, workFolder);
  await sweepStrayFiles(core);
  core.log.info({}, 'Expired sessions, links, counters and left-over work were removed');
}
