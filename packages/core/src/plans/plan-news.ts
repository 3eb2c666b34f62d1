import type { PlanNews } from '@herald/contract/endpoints/session-user';
import type { PlanOrigin } from '@herald/contract/statuses';
import { DAY_MS } from '../runtime/durations.ts';

/** A plan ends soon within this time, and what happened is news for as long again. */
export const SOON_DAYS = 7;
const NEWS_DAYS = 14;

export interface GrantOfPlan {
  planId: string;
  name: string;
  origin: PlanOrigin;
  startedAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  /** The plan can be had, so that it holds. */
  isOnOffer: boolean;
  isRefunded: boolean;
}

/** What the holder of these grants should know: what is new, what ends soon and what has ended. The latest comes first. */
export function planNewsOf(grants: readonly GrantOfPlan[], now: Date): PlanNews[] {
  const byPlan = [...Map.groupBy(grants, ({ planId }) => planId).values()];
  const news = exchangesOf(byPlan.flatMap((ofPlan) => newsOfPlan(ofPlan, now) ?? []));
  const hasPlan = byPlan.some((ofPlan) => ofPlan.some((grant) => isLive(grant, now)));
  const sorted = news.toSorted((one, other) => other.atMs - one.atMs);
  const latestEnd = sorted.find(({ kind }) => isOver(kind));
  const isFresh = ({ kind, atMs }: Dated) => !isOver(kind) || atMs > now.getTime() - NEWS_DAYS * DAY_MS;
  // Without any plan the last one to end explains why, however long ago that was.
  return sorted
    .filter((one) => isFresh(one) || (!hasPlan && one === latestEnd))
    .map(({ kind, plan, atMs, replaces }) => ({
      kind,
      plan,
      at: new Date(atMs).toISOString(),
      ...(replaces && { replaces }),
    }));
}

/** When a plan ends by itself: with the last of its grants that hold, or never. */
export function endOf(grants: readonly GrantOfPlan[], planId: string, now: Date): Date | null {
  const held = grants.filter((grant) => grant.planId === planId && isLive(grant, now));
  const ends = held.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.getTime()] : []));
  return ends.length > 0 && ends.length === held.length ? new Date(Math.max(...ends)) : null;
}

interface Dated extends Pick<PlanNews, 'kind' | 'plan' | 'replaces'> {
  atMs: number;
  /** It ended because somebody took it away, not by itself. */
  isTaken?: boolean;
}

/**
 * A plan that made room for another one is told of with that one, so that an upgrade is not read as a loss.
 * What one change gives and takes has one moment, which tells it from two changes in a row.
 */
function exchangesOf(news: readonly Dated[]): Dated[] {
  const successorOf = ({ isTaken, atMs }: Dated) =>
    isTaken ? news.find((other) => other.kind === 'given' && other.atMs === atMs) : undefined;
  const kept = news.filter((one) => !successorOf(one));
  return kept.map((one) => {
    const replaces = news.filter((other) => successorOf(other) === one).map(({ plan }) => plan);
    return replaces.length > 0 ? { ...one, replaces } : one;
  });
}

const isOver = (kind: PlanNews['kind']) => kind === 'ended' || kind === 'refunded' || kind === 'withdrawn';

const isLive = ({ isOnOffer, endedAt, expiresAt }: GrantOfPlan, now: Date): boolean =>
  isOnOffer && endedAt === null && (expiresAt === null || expiresAt > now);

function newsOfPlan(grants: readonly GrantOfPlan[], now: Date): Dated | undefined {
  const [first] = grants;
  if (!first) return undefined;
  const plan = first.name;
  const live = grants.filter((grant) => isLive(grant, now));
  if (live.length === 0) return endedNews(grants, plan, now);
  const end = endOf(grants, first.planId, now);
  if (end && end.getTime() <= now.getTime() + SOON_DAYS * DAY_MS) return { kind: 'ending', plan, atMs: end.getTime() };
  const given = live.filter(({ origin }) => origin !== 'sign_up').map(({ startedAt }) => startedAt.getTime());
  const atMs = Math.min(...given);
  return given.length === live.length && atMs > now.getTime() - NEWS_DAYS * DAY_MS
    ? { kind: 'given', plan, atMs }
    : undefined;
}

function endedNews(grants: readonly GrantOfPlan[], plan: string, now: Date): Dated {
  // A plan that is off the market ends without a day of its own.
  const isHeld = ({ endedAt, expiresAt }: GrantOfPlan) => endedAt === null && (expiresAt === null || expiresAt > now);
  const withdrawn = grants.find((grant) => isHeld(grant));
  if (withdrawn) return { kind: 'withdrawn', plan, atMs: withdrawn.startedAt.getTime() };
  const ends = grants.map(({ endedAt, expiresAt, isRefunded }) => ({
    atMs: (endedAt ?? expiresAt ?? now).getTime(),
    isTaken: endedAt !== null && endedAt.getTime() !== expiresAt?.getTime(),
    isRefunded,
  }));
  const [last] = ends.toSorted((one, other) => other.atMs - one.atMs);
  if (last?.isRefunded) return { kind: 'refunded', plan, atMs: last.atMs };
  return { kind: 'ended', plan, atMs: last?.atMs ?? now.getTime(), isTaken: last?.isTaken ?? false };
}
