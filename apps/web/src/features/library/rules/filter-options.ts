import type { VideoSort } from '@herald/contract';
import type { Option } from '../../../ui/select.tsx';
import type { VideoFilter } from './library-query.ts';

export const statusOptions: readonly Option<VideoFilter>[] = [
  { value: 'all', label: 'All' },
  { value: 'completed', label: 'Completed' },
  { value: 'processing', label: 'Processing' },
  { value: 'failed', label: 'Failed' },
];

export const sortOptions: readonly Option<VideoSort>[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'popular', label: 'Popular' },
  { value: 'title', label: 'Title' },
];
