import type { DataExport } from '@herald/contract/endpoints/own-data';
import { sizeText } from '#ui/size-text.ts';

export const isUnderWay = ({ state }: Pick<DataExport, 'state'>): boolean => state === 'waiting' || state === 'packing';

/** The least that `sizeText` can tell from nothing. */
const TENTH_OF_MB = 100_000;

/** "1.8 GB", and never nothing. */
export const exportSize = (bytes: number): string => (bytes < TENTH_OF_MB ? 'less than 0.1 MB' : sizeText(bytes));

/** "31 of 46 files, 1.2 GB of 1.8 GB"; empty until it is known. */
export function packedText(
  found: Pick<DataExport, 'files_done' | 'files_total' | 'bytes_done' | 'bytes_total'>,
): string {
  if (found.files_total === 0) return '';
  const files = `${found.files_done} of ${found.files_total} files`;
  return found.bytes_total < TENTH_OF_MB
    ? files
    : `${files}, ${sizeText(found.bytes_done)} of ${sizeText(found.bytes_total)}`;
}

export const packedShare = ({ bytes_done, bytes_total }: Pick<DataExport, 'bytes_done' | 'bytes_total'>): number =>
  bytes_total === 0 ? 0 : Math.min(1, bytes_done / bytes_total);
