import type { Core } from '@herald/core';
import {
  type ClaimedVideo,
  listReports,
  noteOutsideJob,
  readOutsideJob,
  readReport,
  reportUrlOf,
} from '@herald/core/videos';
import type { OutsideJob } from '@herald/media/engines/video-engine';
import { LostLeaseError } from './lost-lease-error.ts';

/** What a service has to keep of the film of a video, in the row of the video and under the token of this attempt. */
export function outsideJobOf(core: Core, video: ClaimedVideo): OutsideJob {
  const { videoId, making } = video;
  /** A report may hold a whole film, so each is read once. */
  const read = new Map<string, unknown>();
  return {
    key: making,
    read: () => readOutsideJob(core, videoId),
    async note(text) {
      if ((await noteOutsideJob(core, video, text)) === 'lost') throw new LostLeaseError();
    },
    reportUrl: reportUrlOf(core, videoId, making),
    async reports() {
      const kept = await listReports(core, videoId);
      for (const report of kept) if (!read.has(report.id)) read.set(report.id, await readReport(core, report));
      return kept.map(({ id }) => read.get(id));
    },
  };
}
