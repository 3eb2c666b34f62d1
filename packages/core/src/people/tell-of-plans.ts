import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { writeMail } from '../mails/write-mail.ts';
import { SOON_DAYS } from '../plans/plan-news.ts';
import { planRepository, type UntoldEnd } from '../plans/plan-repository.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { siteSettingsOf } from '../settings/site-settings.ts';
import {
  type MailSite,
  nameOfSite,
  type PlanChange,
  planEndedMail,
  planEndingMail,
  planReadyMail,
} from './account-mails.ts';
import { accountRepository } from './account-repository.ts';
import { type UserRow, userRepository } from './user-repository.ts';

type PlansToTell = Pick<PlanChange, 'why'> & Partial<Pick<PlanChange, 'given' | 'ended' | 'endsAt'>>;

/** Mails somebody what became of their plans, in the transaction that changed them. */
export async function tellOfPlans(core: Core, tx: Transaction, userId: string, change: PlansToTell): Promise<void> {
  const { given = [], ended = [], endsAt = null, why } = change;
  const user = await userRepository.findById(tx, userId);
  if (!user || given.length + ended.length === 0) return;
  const site = await readSite(core, tx);
  const { remaining, restingMembers } = await readRest(core, tx, userId);
  const told = { given, ended, endsAt, why, remaining, restingMembers: ended.length > 0 ? restingMembers : 0 };
  const mail = given.length > 0 ? planReadyMail(user, site, told) : planEndedMail(user, site, told);
  await writeMail(core, tx, mail, { userId });
}

const GRANTS_AT_ONCE = 100;

/** Mails everybody whose plan ends within a week, and everybody whose plan has ended by itself; each once. */
export async function tellOfPlanEnds(core: Core, signal: AbortSignal): Promise<void> {
  let taken = GRANTS_AT_ONCE;
  while (taken === GRANTS_AT_ONCE && !signal.aborted) {
    taken = await core.db.transaction('tell of plan ends', async (tx) => {
      const now = core.clock.now();
      const soon = new Date(now.getTime() + SOON_DAYS * DAY_MS);
      const grants = await planRepository.takeUntold(tx, { now, soon, limit: GRANTS_AT_ONCE });
      for (const grant of grants) await tellOfEnd(core, tx, grant);
      return grants.length;
    });
  }
  signal.throwIfAborted();
}

/** Nothing of a grant that ends while another one of the same plan goes on. */
async function tellOfEnd(core: Core, tx: Transaction, { userId, planId, expiresAt }: UntoldEnd): Promise<void> {
  const now = core.clock.now();
  const held = await planRepository.grantedTo(tx, userId, now);
  const isHeld = held.some(({ id, isInForce }) => id === planId && isInForce);
  const user = await userRepository.findById(tx, userId);
  const plan = await planRepository.findById(tx, planId);
  if (!user || !plan?.isActive) return;
  if (expiresAt <= now) {
    if (!isHeld) await tellOfPlans(core, tx, userId, { ended: [plan.name], why: 'over' });
    return;
  }
  const end = await planRepository.readEnd(tx, { userId, planId });
  if (end && end.getTime() === expiresAt.getTime()) await mailEnding(core, tx, user, { plan: plan.name, at: end });
}

async function mailEnding(core: Core, tx: Transaction, user: UserRow, end: { plan: string; at: Date }): Promise<void> {
  await writeMail(core, tx, planEndingMail(user, await readSite(core, tx), end), { userId: user.id });
}

async function readSite(core: Core, tx: Transaction): Promise<MailSite> {
  const settings = siteSettingsOf(await settingsRepository.readAll(tx));
  return { name: nameOfSite(settings), address: core.publicUrl };
}

/** What they have after the change, which the transaction has written already. */
async function readRest(
  core: Core,
  tx: Transaction,
  userId: string,
): Promise<Pick<PlanChange, 'remaining' | 'restingMembers'>> {
  const now = core.clock.now();
  const held = (await planRepository.grantedTo(tx, userId, now)).filter(({ isInForce }) => isInForce);
  const { fallback_plan } = siteSettingsOf(await settingsRepository.readAll(tx));
  const fallback = held.length === 0 && fallback_plan ? await planRepository.findBySlug(tx, fallback_plan) : undefined;
  const remaining = fallback?.isActive ? [fallback] : held;
  const accountId = await accountRepository.idOwnedBy(tx, userId);
  const hasTeam = remaining.some(({ isTeamEnabled }) => isTeamEnabled);
  const restingMembers = accountId && !hasTeam ? await accountRepository.countMembers(tx, accountId) : 0;
  return { remaining: remaining.map(({ name }) => name), restingMembers };
}
