import type { BatchOrder } from '@herald/contract/batch';
import { passagesOf } from '@herald/media/passages';
import { audioRepository } from '../audio/audio-repository.ts';
import { readPronunciations } from '../audio/pronunciations.ts';
import { passageOrder } from '../audio/say-passages.ts';
import { hashOf, type SpeechOrder, usedIn } from '../audio/speech-order.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { findMade } from '../made-once/made-parts.ts';
import { readPayer } from '../services/account-view.ts';
import { type PlannedLine, type PlannedUse, planCosts } from '../services/cost-lines.ts';
import { readForecast } from '../videos/forecasts/read-forecast.ts';
import { workSizeOf } from '../videos/forecasts/work-size-of.ts';
import { rankOf } from '../videos/ordering/video-slots.ts';
import type { BatchEngines } from './batch-engines.ts';
import { type ExaminedBatch, type ExaminedFilm, examineBatch } from './examine-batch.ts';
import { sharedSeconds } from './made-once-share.ts';

export interface CheckedBatch extends ExaminedBatch {
  filmSec: number;
  /** How much of these films is made once for several of them, 0 to 1. */
  sharedShare: number;
  computingSec: number | null;
  /** If each of them were made by itself. */
  aloneSec: number | null;
  readySec: number | null;
  cost: PlannedLine[];
}

/**
 * What a second of film costs that is not drawn again, beside one that is. `npm run bench batch once`: 60 variants took
 * 0.29 of the CPU of 60 single films, and 0.90 of their seconds are shared.
 */
const SHARED_COST = 0.21;

/** What a batch would be and take, if it were started now. */
export async function checkBatch(
  core: Core,
  actor: Actor,
  order: BatchOrder,
  engines: BatchEngines,
): Promise<CheckedBatch> {
  const examined = await examineBatch(core, actor, order, engines);
  const { starting } = examined;
  const sizes = starting.map(({ performer, content, durationSec }) => {
    return workSizeOf({ performer, output: content.output, durationSec });
  });
  const shared = sharedSeconds(starting);
  const leftSizes = sizes.map((size, index) => ({ ...size, durationSec: leftSec(size.durationSec, shared[index]) }));
  const filmSec = starting.reduce((sum, { durationSec }) => sum + durationSec, 0);
  const forecast = await readForecast(core);
  const rank = await rankOf(core.db.queries, actor.accountId, true);
  // How long a service films is not ours to measure.
  const isOurs = starting.every(({ filmedBy }) => filmedBy === '');
  return {
    ...examined,
    filmSec,
    sharedShare: filmSec > 0 ? shared.reduce((sum, sec) => sum + sec, 0) / filmSec : 0,
    computingSec: isOurs ? forecast.workSecOf(leftSizes) : null,
    aloneSec: isOurs ? forecast.workSecOf(sizes) : null,
    readySec: isOurs ? forecast.ifAllAdded(leftSizes, rank) : null,
    cost: await planCosts(
      core,
      await readPayer(core, { accountId: actor.accountId }),
      await usesOf(core, actor, starting),
    ),
  };
}

/** A second that is made once still has to be joined and measured in every film. */
function leftSec(durationSec: number, sharedSec = 0): number {
  return durationSec - sharedSec * (1 - SHARED_COST);
}

/** What services would do: each passage and voice is spoken once, and what was spoken before is used again. */
async function usesOf(core: Core, actor: Actor, films: readonly ExaminedFilm[]): Promise<PlannedUse[]> {
  const spoken = await speechUses(core, actor, films);
  const filmed = films.flatMap(({ filmedBy, soundSec }): PlannedUse[] =>
    filmedBy ? [{ service: filmedBy, kind: 'film', units: soundSec }] : [],
  );
  return [...summed(spoken), ...summed(filmed)];
}

async function speechUses(core: Core, actor: Actor, films: readonly ExaminedFilm[]): Promise<PlannedUse[]> {
  const { accountId } = actor;
  const wishes = await readPronunciations(core, actor);
  const orders = films.flatMap(({ speech, soundSec }) =>
    speech ? [{ order: { ...speech, pronunciations: usedIn(speech.text, wishes) }, soundSec }] : [],
  );
  const hashes = orders.map(({ order }) => hashOf(order));
  const whole = await audioRepository.listSpokenFrom(core.db.queries, accountId, hashes);
  const missing = orders.filter(({ order }) => !whole.has(hashOf(order)));
  const passages = new Map(missing.flatMap(({ order, soundSec }) => passageUses(order, soundSec)));
  const kept = await findMade(core, { accountId, kind: 'passage', keys: [...passages.keys()] });
  return [...passages].flatMap(([key, use]) => (kept.has(key) ? [] : [use]));
}

/** Each passage takes its share of the time. */
function passageUses(order: SpeechOrder, soundSec: number): [string, PlannedUse][] {
  return passagesOf(order.text).map((passage) => {
    const { length: units } = passage.text;
    const share = units / Math.max(1, order.text.length);
    const use: PlannedUse = { service: order.voice.engine, kind: 'speech', units, soundSec: soundSec * share };
    return [hashOf(passageOrder(order, passage)), use];
  });
}

/** One line for each service. */
function summed(uses: readonly PlannedUse[]): PlannedUse[] {
  const sums = new Map<string, PlannedUse>();
  for (const use of uses) {
    const { units = 0, soundSec = 0 } = sums.get(use.service) ?? {};
    const seconds = soundSec + (use.soundSec ?? 0);
    sums.set(use.service, { ...use, units: units + use.units, ...(seconds > 0 && { soundSec: seconds }) });
  }
  return [...sums.values()];
}
