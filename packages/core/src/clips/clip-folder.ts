import { accountFolder } from '../storage/own-key-of.ts';

/** Where the files of a clip lie. */
export const clipFolder = ({ accountId, id }: { accountId: string; id: string }): string =>
  `${accountFolder(accountId)}clips/${id}/`;

/** The file as it was sent; it goes as soon as nobody has to look at it. */
export const piecesFolder = (clip: { accountId: string; id: string }): string => `${clipFolder(clip)}pieces/`;
