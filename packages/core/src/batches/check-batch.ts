import type { BatchOrder } from '@herald/contract/batch';
import { audioRepository } from '../audio/audio-repository.ts';
import { readPronunciations } from '../audio/pronunciations.ts';
import { hashOf, usedIn } from '../audio/speak-script.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { readPayer } from '../services/account-view.ts';
import { type PlannedLine, type PlannedUse, planCosts } from '../services/cost-lines.ts';
import { readForecast } from '../videos/forecasts/read-forecast.ts';
import { workSizeOf } from '../videos/forecasts/work-size-of.ts';
import { rankOf } from '../videos/ordering/video-slots.ts';
import type { BatchEngines } from './batch-engines.ts';
import { type ExaminedBatch, type ExaminedFilm, examineBatch } from './examine-batch.ts';

export interface CheckedBatch extends ExaminedBatch {
  filmSec: number;
  computingSec: number | null;
  readySec: number | null;
  cost: PlannedLine[];
}

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
  const forecast = await readForecast(core);
  const rank = await rankOf(core.db.queries, actor.accountId, true);
  // How long a service films is not ours to measure.
  const isOurs = starting.every(({ filmedBy }) => filmedBy === '');
  return {
    ...examined,
    filmSec: starting.reduce((sum, { durationSec }) => sum + durationSec, 0),
    computingSec: isOurs ? forecast.workSecOf(sizes) : null,
    readySec: isOurs ? forecast.ifAllAdded(sizes, rank) : null,
    cost: await planCosts(
      core,
      await readPayer(core, { accountId: actor.accountId }),
      await usesOf(core, actor, starting),
    ),
  };
}

/** What services would do: each sentence and voice is spoken once, and what was spoken before is used again. */
async function usesOf(core: Core, actor: Actor, films: readonly ExaminedFilm[]): Promise<PlannedUse[]> {
  const wishes = await readPronunciations(core, actor);
  const sounds = new Map<string, PlannedUse>();
  for (const { speech, soundSec } of films) {
    if (!speech) continue;
    const hash = hashOf({ ...speech, pronunciations: usedIn(speech.text, wishes) });
    sounds.set(hash, { service: speech.voice.engine, kind: 'speech', units: speech.text.length, soundSec });
  }
  const made = await audioRepository.listSpokenFrom(core.db.queries, actor.accountId, [...sounds.keys()]);
  const spoken = [...sounds].flatMap(([hash, use]) => (made.has(hash) ? [] : [use]));
  const filmed = films.flatMap(({ filmedBy, soundSec }): PlannedUse[] =>
    filmedBy ? [{ service: filmedBy, kind: 'film', units: soundSec }] : [],
  );
  return [...summed(spoken), ...summed(filmed)];
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
