import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import type { Core } from '@herald/core';
import { followVoices } from '@herald/core/audio';
import { watchSilence } from '@herald/core/db';
import { reportProcess, watchInstallation } from '@herald/core/monitoring';
import { writeMailing } from '@herald/core/office/mails';
import { eraseAccount } from '@herald/core/office/users';
import { fetchVoice, hearVoice } from '@herald/core/office/voices';
import { packExport } from '@herald/core/own-data';
import { tellOfPlanEnds } from '@herald/core/people';
import { followPauses, type JobHandlers, type JobQueue, openJobQueue } from '@herald/core/queue';
import { processEvents } from '@herald/core/sales';
import { followGoogleVoices } from '@herald/core/services';
import { followServices, followSettings } from '@herald/core/settings';
import { forgetOlderPictures, rescueTemplates } from '@herald/core/templates';
import { sendWeeklyReports } from '@herald/core/watch';
import type { Providers } from '@herald/providers';
import { cleanUp } from './handlers/clean-up.ts';
import { drawTemplates } from './handlers/draw-templates.ts';
import { filmSaying } from './handlers/film-saying.ts';
import { makeAvatar } from './handlers/make-avatar.ts';
import { makeVideo } from './handlers/make-video.ts';
import { postAlert } from './handlers/post-alert.ts';
import { prepareClip } from './handlers/prepare-clip.ts';
import { runBatch } from './handlers/run-batch.ts';
import { sendMail } from './handlers/send-mail.ts';
import { Breaker } from './make-video/breaker.ts';
import { type FirstMeasure, takeFirstMeasure } from './make-video/first-measure.ts';
import { probeMachine } from './make-video/probe-machine.ts';
import { keepSweeping } from './make-video/sweep-work-folders.ts';
import type { VideoWorkshop } from './make-video/video-workshop.ts';
import { waitForHeartbeats, watchAbandoned } from './make-video/watch-abandoned.ts';
import { watchStranded } from './watch-stranded.ts';

export interface WorkerOptions {
  core: Core;
  providers: Providers;
  databaseUrl: string;
  /** Of this program. */
  version: string;
  /** Where videos lie while they are made, a folder each. */
  workFolder: string;
  /** Videos made at the same time. */
  renderSlots: number;
  /** Finds out how quick this machine is before the first video is ordered. */
  takesFirstMeasure?: boolean;
  /** Called when the database is there and the queue's connections do not hear it: only a restart helps. */
  onDeaf?(): void;
}

export interface Worker {
  /** True when the database responds, but not over this worker's connections. */
  isDeaf(): boolean;
  /** Lets running jobs finish for a while; what is not done goes back into the queue. */
  stop(graceSec: number): Promise<void>;
}

const RETRY_PAUSE_SEC = 3;
const STORE_PATIENCE_SEC = 600;
/** How long a finished film waits for a store that another worker reaches. */
const HAND_OVER_SEC = 60;

/** Takes jobs from the queue until it is stopped. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { core, providers, databaseUrl, workFolder, renderSlots, takesFirstMeasure = false, onDeaf } = options;
  const stopServices = await followServices(core, providers.services.replace);
  const stopGoogle = await followGoogleVoices(core, (areUsed) => providers.services.silence(areUsed ? [] : ['google']));
  const queue: JobQueue = await openJobQueue({ databaseUrl, log: core.log, role: 'worker' });
  const firstMeasure = takesFirstMeasure ? takeFirstMeasure(core, providers) : undefined;
  // A new installation has nothing drawn; what fails here is tried again with everything that lost its job.
  firstMeasure?.done.then(() => rescueTemplates(core)).catch(() => undefined);
  const stopping = new AbortController();
  const workerId = randomUUID();
  const machine = { storage: core.storage, workFolder, workerId };
  const breaker = new Breaker({ log: core.log, probe: () => probeMachine(machine) });
  const from = Promise.all([waitForHeartbeats(core, stopping.signal), breaker.check()]).then(() => undefined);
  const handlers = handlersFor(options, { workerId, breaker, firstMeasure });
  await forgetOlderPictures(core, await providers.samples.name());
  const pauses = await followPauses(core);
  const working = queue.work(handlers, {
    gateOf: (name) => pauses.gateOf(name, name === 'make-video' ? breaker : undefined),
    'make-video': { parallel: renderSlots, from },
  });
  await queue.keepSchedules();
  const { silentForMs } = queue;
  const silence = watchSilence({ silentForMs, isDatabaseThere: core.db.isThere, ...(onDeaf && { onDeaf }) });
  const watches = [
    watchAbandoned(core),
    watchStranded(core),
    silence.stop,
    pauses.stop,
    watchInstallation(core),
    keepSweeping(core, workFolder),
    followSettings(core),
    followVoices(core, providers.speech),
    stopServices,
    stopGoogle,
  ];
  const presence = await reportProcess(core, {
    id: workerId,
    isShut: () => breaker.isShut,
    role: 'worker',
    host: hostname(),
    version: options.version,
    folder: dirname(workFolder),
    filmSlots: renderSlots,
    work: queue.running,
    away: providers.awayServices,
    connections: () => Promise.resolve(0),
  });
  return {
    isDeaf: silence.isDeaf,
    async stop(graceSec) {
      for (const stopWatch of watches) stopWatch();
      await firstMeasure?.stop();
      const stopped = queue.stop(graceSec);
      stopping.abort();
      breaker.stop();
      await Promise.all([stopped, working]);
      await presence.stop();
    },
  };
}

interface WorkerParts extends Pick<VideoWorkshop, 'workerId' | 'breaker'> {
  firstMeasure: FirstMeasure | undefined;
}

function handlersFor(
  { core, providers, workFolder }: WorkerOptions,
  { firstMeasure, workerId, breaker }: WorkerParts,
): JobHandlers {
  const patience = {
    retryPauseSec: RETRY_PAUSE_SEC,
    storePatienceSec: STORE_PATIENCE_SEC,
    handOverSec: HAND_OVER_SEC,
  };
  const workshop: VideoWorkshop = { core, providers, workFolder, workerId, breaker, ...patience };
  return {
    'clean-up': ({ signal }) => cleanUp(core, signal),
    'erase-account': (job) => eraseAccount(core, job.payload.accountId, job.signal),
    'export-data': ({ payload, retryCount, signal }) =>
      packExport(core, { exportId: payload.exportId, retryCount, signal }),
    'send-mail': (job) => sendMail(core, job),
    'post-alert': (job) => postAlert(core, job),
    'write-mailing': ({ payload, signal }) => writeMailing(core, payload.mailingId, signal),
    'send-reports': ({ signal }) => sendWeeklyReports(core, signal),
    'tell-plan-ends': ({ signal }) => tellOfPlanEnds(core, signal),
    async 'process-sales'({ signal }) {
      await processEvents(core, signal);
    },
    'fetch-voice': ({ payload, signal }) => fetchVoice(core, providers.voicePacks, payload.packId, signal),
    'hear-voice': ({ payload, signal }) => hearVoice(core, providers.voicePacks, payload.packId, signal),
    'make-avatar': (job) => makeAvatar(core, providers, job),
    'run-batch': (job) => runBatch(core, providers, job),
    'draw-templates': (job) => drawTemplates({ core, providers }, job),
    'prepare-clip': (job) => prepareClip({ core, providers, workFolder }, job),
    async 'film-saying'(job) {
      await firstMeasure?.stop();
      await filmSaying({ core, providers }, job);
    },
    async 'make-video'(job) {
      await firstMeasure?.stop();
      await makeVideo(workshop, job);
    },
  };
}
