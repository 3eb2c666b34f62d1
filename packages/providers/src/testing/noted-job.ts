import type { OutsideJob } from '@herald/media/engines/video-engine';

export interface NotedJob extends OutsideJob {
  /** What is noted; cleared by who cancels the film. */
  noted: string | undefined;
  /** What was noted, one after the other. */
  notes: string[];
  posted: unknown[];
}

/** Keeps what is noted of a film, as the queue does. */
export function notedJob(key = 'video-7'): NotedJob {
  const job: NotedJob = {
    key,
    reportUrl: 'https://herald.example/reports/7',
    noted: undefined,
    notes: [],
    posted: [],
    read: async () => job.noted,
    async note(text) {
      job.noted = text;
      job.notes.push(text);
    },
    reports: async () => job.posted,
  };
  return job;
}
