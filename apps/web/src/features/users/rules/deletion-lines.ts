import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import type { Tone } from '#ui/dot.tsx';
import { sizeText } from '#ui/size-text.ts';

export interface DeletionLine {
  tone: Tone;
  text: string;
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** What goes with a user, as number and word. */
export function deletionFigures({ belongings }: AdminUserDetails): { value: string; label: string }[] {
  const { videos, sites, members, stored_bytes } = belongings;
  const [size = '', unit = ''] = sizeText(stored_bytes).split(' ');
  const figure = (number: number, one: string) => {
    const [value = '', label = ''] = count(number, one).split(' ');
    return { value, label };
  };
  return [figure(videos, 'video'), figure(sites, 'site'), figure(members, 'member'), { value: size, label: unit }];
}

/** What deleting a user means for others; what there is none of is left out. */
export function deletionLines({ belongings, plans }: AdminUserDetails): DeletionLine[] {
  const { videos_in_work, watch_links, views, members, invited, sites } = belongings;
  const isBought = plans.some(({ origin }) => origin === 'sale');
  const line = (tone: Tone, isSo: boolean | number, text: string) => (isSo ? [{ tone, text }] : []);
  return [
    ...line('bad', videos_in_work, `${count(videos_in_work, 'film')} in work ${isOrAre(videos_in_work)} stopped.`),
    ...line(
      'warn',
      watch_links,
      `${count(watch_links, 'watch link')} ${watch_links === 1 ? 'stops' : 'stop'} working, ${count(views, 'view')} so far.`,
    ),
    ...line('warn', sites, `${count(sites, 'site')} ${sites === 1 ? 'goes' : 'go'} offline with all messages.`),
    ...line(
      'warn',
      members,
      `${count(members, 'member')} ${members === 1 ? 'loses' : 'lose'} access; their own accounts stay.`,
    ),
    ...line('warn', invited, `${count(invited, 'invitation')} ${invited === 1 ? 'ends' : 'end'}.`),
    ...line(
      'warn',
      plans.length,
      `${count(plans.length, 'plan')} ${plans.length === 1 ? 'ends' : 'end'} here.${isBought ? ' Nothing is refunded.' : ''}`,
    ),
    ...line('idle', true, 'The audit log keeps the name and address.'),
  ];
}

const isOrAre = (number: number) => (number === 1 ? 'is' : 'are');
