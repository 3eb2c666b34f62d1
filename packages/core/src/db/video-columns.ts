import { getTableColumns } from 'drizzle-orm';
import { videos } from './schema/videos.ts';

const { search, ...columns } = getTableColumns(videos);

/** Everything of a video but its search vector, which can be larger than all the rest. */
export const videoColumns = columns;
