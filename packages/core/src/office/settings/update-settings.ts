import type { AuditAction, AuditChanges } from '@herald/contract/audit-actions';
import { readSetting } from '@herald/contract/read-setting';
import {
  defaultSettings,
  definitionOf,
  isSettingKey,
  type SettingKey,
  type SettingValue,
  type SiteSettings,
} from '@herald/contract/settings';
import { changesBetween } from '../../audit/audit-changes.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { planRepository } from '../../plans/plan-repository.ts';
import { settingsRepository } from '../../settings/settings-repository.ts';
import { siteSettingsOf } from '../../settings/site-settings.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { assertSettingKey } from './read-settings.ts';

export interface SettingChange {
  key: string;
  value: unknown;
  type?: string | undefined;
  group?: string | undefined;
  /** Replaces the sentence that clients read about it. */
  description?: string | undefined;
}

/** Changes settings together: all of them, or none. Every process of the installation hears of it. */
export async function updateSettings(core: Core, hand: OfficeHand, sent: readonly SettingChange[]): Promise<void> {
  const changes = readChanges(sent);
  await core.db.transaction('update settings', async (tx) => {
    const before = await holdSettings(core, tx);
    await assertPlanIsOffered(tx, before, { default_plan: changes.default_plan });
    await assertPlanIsOffered(tx, before, { fallback_plan: changes.fallback_plan });
    await settingsRepository.write(tx, changes, core.clock.now());
    for (const key of Object.keys(changes) as SettingKey[]) {
      await recordChange(core, tx, hand, key, changesBetween({ value: before[key] }, { value: changes[key] }));
    }
    await describeSettings(core, tx, hand, sent);
    await settingsRepository.notify(tx);
  });
  core.settings.forget();
}

/** One setting, which must exist. */
export async function updateSetting(core: Core, hand: OfficeHand, change: SettingChange): Promise<void> {
  await updateSettings(core, hand, [{ ...change, key: assertSettingKey(change.key) }]);
}

async function describeSettings(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  sent: readonly SettingChange[],
): Promise<void> {
  const before = await settingsRepository.readDescriptions(tx);
  for (const { key, description } of sent) {
    if (!isSettingKey(key) || description === undefined) continue;
    await settingsRepository.describe(tx, key, description);
    await recordChange(core, tx, hand, key, changesBetween({ description: before[key] ?? '' }, { description }));
  }
}

/** Stores the default of every setting that is not stored. */
export async function initializeSettings(core: Core, hand: OfficeHand): Promise<void> {
  await core.db.transaction('initialize settings', async (tx) => {
    const keys = await settingsRepository.insertMissing(tx, defaultSettings, core.clock.now());
    await recordForAll(core, tx, hand, 'setting.initialize', { keys });
    await settingsRepository.notify(tx);
  });
  core.settings.forget();
}

/** Makes every process read the settings from the database again. */
export async function clearSettingsCache(core: Core, hand: OfficeHand): Promise<void> {
  await core.db.transaction('clear settings cache', async (tx) => {
    await recordForAll(core, tx, hand, 'setting.clear_cache', {});
    await settingsRepository.notify(tx);
  });
  core.settings.forget();
}

/** Of two administrators who save at once, the second one meets what the first one stored. */
async function holdSettings(core: Core, tx: Transaction): Promise<SiteSettings> {
  await settingsRepository.insertMissing(tx, defaultSettings, core.clock.now());
  return siteSettingsOf(await settingsRepository.hold(tx));
}

function readChanges(sent: readonly SettingChange[]): Partial<SiteSettings> {
  const problems: [key: string, texts: string[]][] = [];
  const changes: Partial<Record<SettingKey, SettingValue>> = {};
  for (const change of sent) {
    const reading = readChange(change);
    if ('problem' in reading) problems.push([change.key, [reading.problem]]);
    else changes[reading.key] = reading.value;
  }
  const [message] = problems.flatMap(([, texts]) => texts);
  if (message !== undefined) throw new AppError('validation', { message, errors: Object.fromEntries(problems) });
  return changes as Partial<SiteSettings>;
}

function readChange({
  key,
  value,
  type,
  group,
}: SettingChange): { key: SettingKey; value: SettingValue } | { problem: string } {
  if (!isSettingKey(key)) return { problem: `There is no setting with the key ${key}.` };
  const definition = definitionOf(key);
  if (type !== undefined && type !== definition.type) return { problem: `The type of ${key} is ${definition.type}.` };
  if (group !== undefined && group !== definition.group) {
    return { problem: `The setting ${key} belongs to the group ${definition.group}.` };
  }
  return { key, ...readSetting(key, value) };
}

/** A plan that was taken off the market stays as it is until another one is chosen. */
async function assertPlanIsOffered(
  tx: Transaction,
  before: SiteSettings,
  change: { [Key in 'default_plan' | 'fallback_plan']?: string | undefined },
): Promise<void> {
  const [key = 'default_plan', slug] = Object.entries(change)[0] ?? [];
  if (!slug || slug === before[key as 'default_plan']) return;
  const plan = await planRepository.findBySlug(tx, slug);
  if (plan?.isActive) return;
  const message = plan ? `${plan.name} is not on offer.` : `There is no plan with the slug ${slug}.`;
  throw new AppError('validation', { message, errors: { [key]: [message] } });
}

async function recordChange(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  key: SettingKey,
  changes: AuditChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const details = { name: definitionOf(key).label };
  await recordAudit(core, tx, {
    ...hand,
    action: 'setting.update',
    subjectType: 'setting',
    subjectId: key,
    changes,
    details,
  });
}

async function recordForAll(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  action: AuditAction,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(core, tx, { ...hand, action, subjectType: 'setting', subjectId: 'all', details });
}
