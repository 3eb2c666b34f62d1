import { toCsv } from '@herald/contract/csv';
import type { ConsentEntry } from '@herald/contract/endpoints/own-data';
import { exactMoment } from '#lib/dates.ts';

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Each face with all its looks, as they end together; in the order of the list. */
export function byPerson(consents: readonly ConsentEntry[]): ConsentEntry[][] {
  return [...Map.groupBy(consents, ({ person_id }) => person_id).values()];
}

/** What the end of a consent takes along. */
export function revokeQuestion({ kind, is_avatar_there, films, films_in_work }: ConsentEntry, looks = 1): string {
  const it = looks > 1 ? 'them' : 'it';
  const made =
    films === 1 ? `the 1 film made from ${it}` : `the ${films.toLocaleString('en-US')} films made from ${it}`;
  const avatar =
    looks > 1
      ? `All ${looks} looks of this person and their clips are deleted`
      : kind === 'filmed'
        ? 'The avatar, its clip and what was found in the clip are deleted'
        : 'The avatar and its picture are deleted';
  const gone = !is_avatar_there
    ? `The avatar was removed before. Its ${countOf(films, 'film')} ${films === 1 ? 'is' : 'are'} deleted.`
    : films > 0
      ? `${avatar}, and with them ${made}.`
      : `${avatar}.`;
  const stopped =
    films_in_work > 0
      ? ` ${countOf(films_in_work, 'film')} in work ${films_in_work === 1 ? 'is' : 'are'} cancelled.`
      : '';
  return `${gone}${stopped} This cannot be undone. The record of who agreed, and when it ended, stays in the list.`;
}

export function givenText({ given_at, given_by }: ConsentEntry): string {
  return `${exactMoment(given_at)}, by ${given_by ?? 'someone who has left'}`;
}

export function textName({ version }: ConsentEntry): string {
  return version ? `Consent text of ${version}` : 'Consent text';
}

/** The list as a table for other programs. */
export function consentsCsv(consents: readonly ConsentEntry[]): string {
  const head = ['Avatar', 'Given at', 'Given by', 'Text version', 'Text', 'Revoked at', 'Films'];
  const rows = consents.map((one) => [
    one.avatar_name,
    one.given_at,
    one.given_by ?? '',
    one.version,
    one.text,
    one.revoked_at ?? '',
    String(one.films),
  ]);
  return toCsv([head, ...rows]);
}
