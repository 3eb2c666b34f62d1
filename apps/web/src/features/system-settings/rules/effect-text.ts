import type { PublicPlan } from '@herald/contract/endpoints/plans';
import { definitionOf, type SettingKey } from '@herald/contract/settings';
import type { Entry } from './setting-changes.ts';

interface Surroundings {
  entry: Entry;
  /** How many people it concerns now; empty where that is not counted. */
  people: number | null | undefined;
  plans: readonly PublicPlan[] | undefined;
  /** The words somebody stored for it; empty for the usual ones. */
  description?: string | undefined;
}

/** What a setting does, with the people and plans it touches. */
export function effectText(key: SettingKey, { entry, people, plans = [], description }: Surroundings): string {
  const effect = description || definitionOf(key).effect;
  const more = peopleText(key, entry, people) || promiseText(key, Number(entry), plans) || offerText(key, entry, plans);
  return more ? `${effect} ${more}` : effect;
}

function peopleText(key: SettingKey, entry: Entry, people: number | null | undefined): string {
  if (!people) return '';
  const count = people.toLocaleString('en-US');
  if (key === 'maintenance_mode') {
    const who = people === 1 ? '1 person' : `${count} people`;
    return entry === true ? `It keeps ${who} out.` : `It would keep ${who} out.`;
  }
  if (key !== 'email_verification_required') return '';
  const who = people === 1 ? '1 person has' : `${count} people have`;
  return `${who} not confirmed theirs.`;
}

/** A limit for everyone that is below what plans promise. */
function promiseText(key: SettingKey, limit: number, plans: readonly PublicPlan[]): string {
  if (!(limit > 0)) return '';
  if (key === 'max_video_length') {
    const promises = plans.filter((plan) => plan.video_seconds > limit);
    return brokenText(promises, (plan) => `${plan.video_seconds} s`, `${limit} s`);
  }
  if (key !== 'max_videos_per_user') return '';
  const promises = plans.filter((plan) => plan.unlimited_videos || plan.videos_created > limit);
  const videosOf = (plan: PublicPlan) => (plan.unlimited_videos ? 'unlimited videos' : `${plan.videos_created} videos`);
  return brokenText(promises, videosOf, String(limit));
}

function brokenText(plans: readonly PublicPlan[], promiseOf: (plan: PublicPlan) => string, limit: string): string {
  const [first] = plans;
  if (!first) return '';
  if (plans.length === 1) return `${first.name} promises ${promiseOf(first)}: its people get ${limit}.`;
  return `${plans.map(({ name }) => name).join(', ')} promise more: their people get ${limit}.`;
}

function offerText(key: SettingKey, entry: Entry, plans: readonly PublicPlan[]): string {
  const isMissing = key === 'default_plan' && plans.length > 0 && !plans.some(({ slug }) => slug === entry);
  return isMissing ? 'This plan is not on offer: choose another one.' : '';
}
