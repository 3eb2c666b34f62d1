/** The columns of the cards; as many in the places of videos that are on their way. */
export function cardColumns(isCompact: boolean): string {
  return isCompact
    ? 'grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-5 md:gap-x-4 md:gap-y-5 lg:grid-cols-6 xl:grid-cols-8'
    : 'grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-5 md:gap-y-9 lg:grid-cols-4 xl:grid-cols-6';
}

/** Under the poster of a card: the room for its words, equal in all cards. */
export const wordsHeight = (isCompact: boolean): string => (isCompact ? 'h-11 pt-2' : 'h-17 pt-2.5');

export const rowHeight = (isCompact: boolean): string => (isCompact ? 'h-12 lg:h-11' : 'h-18');
