/** Whether a written piece is a word to Herald: "&" is one, a dash is none. */
export const isSaid = (piece: string): boolean => /[\p{L}\p{N}\p{Sc}&@%+=°]/u.test(piece);
