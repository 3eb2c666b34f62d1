import type { ModerationItem } from '@herald/contract/endpoints/admin-moderation';
import type { ContentStatus, ContentType, ModerationEvent, ReportReason } from '@herald/contract/statuses';
import type { Option } from '@herald/media/option';
import type { Tone } from '#ui/dot.tsx';

export const ALL = 'all';

export const STATUS_WORDS: Record<ContentStatus, string> = {
  approved: 'Approved',
  pending: 'Pending',
  flagged: 'Flagged',
  removed: 'Removed',
};

export const STATUS_TONES: Record<ContentStatus, Tone> = {
  approved: 'good',
  pending: 'idle',
  flagged: 'warn',
  removed: 'bad',
};

export const TYPE_WORDS: Record<ContentType, string> = { video: 'Video', image: 'Image', text: 'Text' };

export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

export const statusOptions: Option<string>[] = [
  { value: ALL, label: 'All Status' },
  ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
];

export const typeOptions: Option<string>[] = [
  { value: ALL, label: 'All Types' },
  { value: 'video', label: 'Videos' },
  { value: 'image', label: 'Images' },
  { value: 'text', label: 'Text' },
];

export const REPORT_WORDS: Record<ReportReason, string> = {
  misleading: 'It is misleading or false',
  impersonation: 'It shows a person who did not agree to it',
  offensive: 'It is hateful, violent or sexual',
  illegal: 'It sells or shows something illegal',
  spam: 'It is spam',
  other: 'Something else',
};

export const EVENT_WORDS: Record<ModerationEvent, string> = {
  watched_words: 'Flagged for watched words',
  first_videos: 'One of the first videos of its account',
  reported: 'Reported',
  flagged: 'Flagged',
  approved: 'Approved',
  removed: 'Removed',
  appealed: 'Appeal',
  restored: 'Given back after an appeal',
  upheld: 'Stays removed after an appeal',
};

export const isWaiting = ({ status }: Pick<ModerationItem, 'status'>): boolean =>
  status === 'pending' || status === 'flagged';

export const mayApprove = isWaiting;

export const mayFlag = ({ status }: Pick<ModerationItem, 'status'>): boolean =>
  status !== 'flagged' && status !== 'removed';

interface Mark {
  from: number;
  to: number;
}

/** A text in parts, of which some are marked; marks that overlap become one. */
export function markedParts(text: string, marks: readonly Mark[]): { text: string; from: number; isMarked: boolean }[] {
  const parts: { text: string; from: number; isMarked: boolean }[] = [];
  let at = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), from: at, isMarked });
    at = Math.max(at, to);
  };
  for (const { from, to } of marks.toSorted((one, other) => one.from - other.from)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}
