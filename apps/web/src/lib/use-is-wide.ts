import { useMediaQuery } from './use-media-query.ts';

/** From here on there is room for a column beside the main one; below, its content is a sheet or a dialog. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1280px)');
