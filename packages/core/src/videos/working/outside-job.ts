import type { Core } from '../../core.ts';
import { changeVideo } from '../state/change-video.ts';
import type { Lease } from '../state/video.ts';
import { outsideReportRepository } from './outside-report-repository.ts';
import { holdsLease } from './policies.ts';

/** Notes what a service makes for a video, so that another worker goes on with it. */
export async function noteOutsideJob(core: Core, work: Lease, text: string): Promise<'done' | 'lost'> {
  return changeVideo<'done' | 'lost'>(core, { name: 'note outside job', videoId: work.videoId }, (video) => {
    if (video?.status !== 'processing' || !holdsLease(video, work)) return { answer: 'lost' };
    return { answer: 'done', change: { columns: { outsideJob: text }, movesQueue: false } };
  });
}

/** What is noted; undefined where nothing is, and where nobody wants the video any more. */
export async function readOutsideJob({ db }: Pick<Core, 'db'>, videoId: string): Promise<string | undefined> {
  return outsideReportRepository.readJob(db.queries, videoId);
}
