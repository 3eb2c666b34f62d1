import { getTableColumns } from 'drizzle-orm';
import { videos } from './schema/videos.ts';

const { search, ...columns } = getTableColumns(videos);

/** All columns of a video except its search vector, which can be larger than all the rest. */
export const videoColumns = columns;
