import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import { exactMoment, shortDay, timeAgo } from '#lib/dates.ts';
import { browserWords } from './browser-words.ts';

export interface Fact {
  name: string;
  value: string;
  title?: string;
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

export function userFacts(user: AdminUserDetails): Fact[] {
  const { createdAt, lastActive, created_by, signed_up_from, email_verified_at, belongings } = user;
  const origin = signed_up_from ? `, from ${signed_up_from}` : '';
  return [
    { name: 'Joined', value: `${shortDay(createdAt)}${origin}`, title: exactMoment(createdAt) },
    { name: 'Created by', value: created_by ? created_by.name : 'Their own sign-up' },
    { name: 'Last seen', ...(lastActive ? moment(lastActive) : { value: 'Never' }) },
    { name: 'Signed in', value: sessionWords(user) },
    { name: 'Address', value: email_verified_at ? `Confirmed ${shortDay(email_verified_at)}` : 'Not confirmed' },
    { name: 'Team', value: teamWords(belongings) },
    { name: 'Sites', value: belongings.sites.toLocaleString('en-US') },
  ];
}

const moment = (at: string) => ({ value: timeAgo(at), title: exactMoment(at) });

function sessionWords({ live_sessions, last_browser }: AdminUserDetails): string {
  const now = live_sessions === 0 ? 'Not now' : `In ${count(live_sessions, 'browser')}`;
  return last_browser ? `${now}, last with ${browserWords(last_browser)}` : now;
}

function teamWords({ members, invited }: AdminUserDetails['belongings']): string {
  if (members + invited === 0) return 'Nobody';
  return `${count(members, 'member')}${invited > 0 ? `, ${invited.toLocaleString('en-US')} invited` : ''}`;
}

/** What a suspension or ban takes away at once; the rest is in the words of the status. */
export function holdConsequences(user: AdminUserDetails, status: 'suspended' | 'banned'): string {
  const { live_sessions, belongings } = user;
  const { members, watch_links, sites } = belongings;
  const ends =
    live_sessions > 0 && `${count(live_sessions, 'session')} ${live_sessions === 1 ? 'ends' : 'end'} at once.`;
  const team = members > 0 && `${count(members, 'member')} ${members === 1 ? 'loses' : 'lose'} access.`;
  const online = [
    ...(watch_links > 0 ? [count(watch_links, 'watch page')] : []),
    ...(sites > 0 ? [count(sites, 'site')] : []),
  ].join(' and ');
  const isOne = watch_links + sites === 1;
  const stays = `${online} ${isOne ? 'stays' : 'stay'} up.`;
  const goes = `${online} ${isOne ? 'goes' : 'go'} offline.`;
  const lines = [ends, team, online && (status === 'banned' ? goes : stays)].filter(Boolean);
  return lines.join(' ') || 'They are not signed in, and nothing of theirs is online.';
}
