import type { PlanFacts } from '@herald/contract/endpoints/pages';
import { sizeText } from '#ui/size-text.ts';

interface Fact {
  label: string;
  /** The value in the table. */
  value: (plan: PlanFacts) => string;
  /** How much it is; more is better. */
  amount: (plan: PlanFacts) => number;
  /** What the reader gains, as a line of its own. */
  gain: (plan: PlanFacts, own: PlanFacts) => string;
}

const number = (value: number): string => value.toLocaleString('en-US');

/** 30 s, 1 min, 1 min 30 s */
export function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`].filter(Boolean).join(' ');
}

const videosText = ({ videos_per_month: count }: PlanFacts): string => (count === null ? 'Unlimited' : number(count));

const storageText = ({ storage_bytes: bytes }: PlanFacts): string => (bytes === null ? 'Unlimited' : sizeText(bytes));

const facts: Fact[] = [
  {
    label: 'Videos a month',
    amount: (plan) => plan.videos_per_month ?? Number.POSITIVE_INFINITY,
    value: videosText,
    gain: (plan, own) => `${videosText(plan)} videos a month instead of ${videosText(own)}`,
  },
  {
    label: 'Longest video',
    amount: (plan) => plan.video_seconds,
    value: (plan) => lengthText(plan.video_seconds),
    gain: (plan, own) => `Videos up to ${lengthText(plan.video_seconds)} instead of ${lengthText(own.video_seconds)}`,
  },
  {
    label: 'Longest script',
    amount: (plan) => plan.script_characters,
    value: (plan) => `${number(plan.script_characters)} characters`,
    gain: (plan, own) =>
      `Scripts up to ${number(plan.script_characters)} characters instead of ${number(own.script_characters)}`,
  },
  {
    label: 'Avatars',
    amount: (plan) => Number(plan.has_full_library),
    value: (plan) => (plan.has_full_library ? 'Full library' : 'Default avatars'),
    gain: () => 'Every avatar of the library',
  },
  {
    label: 'Marketplace sites',
    amount: (plan) => plan.sites,
    value: ({ sites }) => (sites > 0 ? number(sites) : 'None'),
    gain: ({ sites }, own) =>
      own.sites > 0
        ? `${number(sites)} sites instead of ${number(own.sites)}`
        : `The marketplace, with ${counted(sites, 'site')}`,
  },
  {
    label: 'Team members',
    amount: (plan) => plan.team_members,
    value: ({ team_members: members }) => (members > 0 ? number(members) : 'None'),
    gain: ({ team_members: members }, own) =>
      own.team_members > 0
        ? `${number(members)} team members instead of ${number(own.team_members)}`
        : `A team, with ${counted(members, 'member')}`,
  },
  {
    label: 'Storage',
    amount: (plan) => plan.storage_bytes ?? Number.POSITIVE_INFINITY,
    value: storageText,
    gain: (plan, own) =>
      plan.storage_bytes === null
        ? `Unlimited storage instead of ${storageText(own)}`
        : `${storageText(plan)} of storage instead of ${storageText(own)}`,
  },
];

const counted = (count: number, word: string): string => `${number(count)} ${word}${count === 1 ? '' : 's'}`;

/** What the plan would add to what the reader has. */
export function gainsOf(plan: PlanFacts, own: PlanFacts): string[] {
  return facts.filter(({ amount }) => amount(plan) > amount(own)).map(({ gain }) => gain(plan, own));
}

export interface ComparedFact {
  label: string;
  own: string;
  plan: string;
  isMore: boolean;
  isLess: boolean;
}

/** What one plan allows, line by line. */
export function factRows(plan: PlanFacts): { label: string; value: string }[] {
  return facts.map(({ label, value }) => ({ label, value: value(plan) }));
}

/** Both side by side. */
export function compareFacts(plan: PlanFacts, own: PlanFacts): ComparedFact[] {
  return facts.map(({ label, value, amount }) => ({
    label,
    own: value(own),
    plan: value(plan),
    isMore: amount(plan) > amount(own),
    isLess: amount(plan) < amount(own),
  }));
}
