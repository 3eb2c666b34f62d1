import { type FirstStep, firstSteps } from '@herald/contract/statuses';
import { clipRepository } from '../../clips/clip-repository.ts';
import type { Core } from '../../core.ts';
import { mailRepository } from '../../mails/mail-repository.ts';
import { itemRepository } from '../../moderation/item-repository.ts';
import { supportPlace } from '../../settings/support.ts';
import { attentionRepository } from './attention-repository.ts';

export interface Attention {
  /** Money came and nothing was given, or a refund took nothing back. */
  failedEvents: number;
  pendingReview: number;
  mailsNotSent: number;
  /** Presenters of people's own clips that wait to be looked at. */
  clipsToCheck: number;
  /** What is left of the operator's first day, in order. */
  steps: FirstStep[];
}

/** What waits for an administrator. */
export async function readAttention(core: Core, { hasVoices }: { hasVoices: boolean }): Promise<Attention> {
  const { queries } = core.db;
  const [failedEvents, pendingReview, mailsNotSent, clipsToCheck, steps] = await Promise.all([
    attentionRepository.countFailedEvents(queries),
    itemRepository.countWaiting(queries),
    mailRepository.count(queries, 'not_sent'),
    clipRepository.countWaiting(queries),
    listStepsLeft(core, hasVoices),
  ]);
  return { failedEvents, pendingReview, mailsNotSent, clipsToCheck, steps };
}

/** Nobody can see from here whether backups are made, so that step is struck off by hand, as any other may be. */
async function listStepsLeft(core: Core, hasVoices: boolean): Promise<FirstStep[]> {
  const { queries } = core.db;
  const struckOff = await attentionRepository.readStepsDone(queries);
  const isDone: Record<FirstStep, boolean> = {
    mail: core.mailer.hasTransport,
    support: supportPlace(await core.settings.read()) !== undefined,
    plans: await attentionRepository.sellsPlans(queries),
    film: await attentionRepository.hasFilm(queries),
    voices: hasVoices,
    backup: false,
  };
  return firstSteps.filter((step) => !isDone[step] && !struckOff.includes(step));
}

/** Takes a step off the list for every administrator. */
export async function strikeOffStep(core: Core, step: FirstStep): Promise<void> {
  await core.db.transaction('strike off step', async (tx) => {
    const struckOff = await attentionRepository.holdStepsDone(tx);
    if (!struckOff.includes(step)) await attentionRepository.writeStepsDone(tx, [...struckOff, step]);
  });
}
