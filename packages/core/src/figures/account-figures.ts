import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { dayIn } from '../runtime/days.ts';
import { playRepository } from '../watch/play-repository.ts';
import { accountFigureRepository, type WatchedOnDay, type WatchedVideo } from './account-figure-repository.ts';
import { dayFigureRepository } from './day-figure-repository.ts';
import { type DaySpan, spanOf } from './range-days.ts';

type Of = Pick<Actor, 'accountId'>;

const EXPORTED_VIDEOS = 10_000;

export interface AccountSummary {
  span: DaySpan;
  countsSince: Date;
  videosMade: number;
  sums: Omit<WatchedOnDay, 'day'>;
  days: WatchedOnDay[];
}

async function listMade({ db }: Core, question: Awaited<ReturnType<typeof questionOf>>) {
  const closed = await dayFigureRepository.lastClosed(db.queries);
  return accountFigureRepository.listMade(db.queries, question, closed);
}

async function questionOf(core: Core, { accountId }: Of, range: AnalyticsRange) {
  const { time_zone: timeZone } = await core.settings.read();
  return { accountId, timeZone, span: spanOf(range, dayIn(core.clock.now(), timeZone)) };
}

/** What became of the account's videos. Every member may know. */
export async function readAccountSummary(core: Core, actor: Of, range: AnalyticsRange): Promise<AccountSummary> {
  const question = await questionOf(core, actor, range);
  const { queries } = core.db;
  const [days, made, countsSince] = await Promise.all([
    accountFigureRepository.listWatched(queries, question),
    listMade(core, question),
    playRepository.countsSince(core),
  ]);
  const videosMade = made.reduce((sum, { completed }) => sum + completed, 0);
  return { span: question.span, countsSince, videosMade, sums: addUp(days), days };
}

/** How many of the films that ended are good. */
export async function readAccountSuccess(core: Core, actor: Of, range: AnalyticsRange) {
  const question = await questionOf(core, actor, range);
  const days = await listMade(core, question);
  const completed = days.reduce((sum, day) => sum + day.completed, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const ended = completed + failed;
  return { span: question.span, completed, failed, rate: ended === 0 ? undefined : completed / ended, days };
}

/** On which days people worked in the account, and how long. */
export async function readAccountActivity(core: Core, actor: Of, range: AnalyticsRange) {
  const question = await questionOf(core, actor, range);
  const days = await accountFigureRepository.listVisits(core.db.queries, question);
  return { span: question.span, days };
}

/** The figures of each video that was played, shared, saved or left for its link. */
export async function listVideoFigures(core: Core, actor: Of, range: AnalyticsRange): Promise<WatchedVideo[]> {
  const question = await questionOf(core, actor, range);
  return accountFigureRepository.listVideos(core.db.queries, question, EXPORTED_VIDEOS);
}

function addUp(days: WatchedOnDay[]): AccountSummary['sums'] {
  const sum = (of: (day: WatchedOnDay) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    plays: sum(({ plays }) => plays),
    watched: sum(({ watched }) => watched),
    completed: sum(({ completed }) => completed),
    watchedSec: sum(({ watchedSec }) => watchedSec),
    playedSec: sum(({ playedSec }) => playedSec),
    downloads: sum(({ downloads }) => downloads),
    shares: sum(({ shares }) => shares),
    clicks: sum(({ clicks }) => clicks),
  };
}
