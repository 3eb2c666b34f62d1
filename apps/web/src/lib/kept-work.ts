import { keptFiles } from './kept-files.ts';
import { storedValue } from './stored-value.ts';

/** A portrait being prepared; its picture is on the server. */
export const keptPhoto = storedValue('kept-photo');

/** Who signs out leaves no face and no voice behind in this browser. */
export function forgetKeptWork(): void {
  keptPhoto.clear();
  void keptFiles.clear();
}
