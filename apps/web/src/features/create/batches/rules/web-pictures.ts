import type { BatchTable } from '@herald/contract/batch-rows';
import type { TemplateVariable } from '@herald/contract/template';
import { isWholeAddress } from '@herald/media/web-address';
import { cellText, rowNumbers, type TableDraft, withCell } from './table-draft.ts';

/** Cells of pictures in which the address of one on the web stands. */
export interface WebPictureCell {
  row: number;
  column: number;
  address: string;
}

export function webPictureCells(
  draft: TableDraft,
  { columns }: Pick<BatchTable, 'columns'>,
  variables: readonly TemplateVariable[],
): WebPictureCell[] {
  const pictures = columns.flatMap(({ variable }, index) =>
    variables.some(({ name, kind }) => name === variable && kind === 'picture') ? [index + 1] : [],
  );
  return rowNumbers(draft).flatMap((row) =>
    pictures.flatMap((column) => {
      const address = cellText(draft, row, column).trim();
      return isWholeAddress(address) ? [{ row, column, address }] : [];
    }),
  );
}

/** The table with the picture that was fetched in every cell that named it. */
export function withFetched(
  draft: TableDraft,
  cells: readonly WebPictureCell[],
  { address, url }: { address: string; url: string },
): TableDraft {
  return cells
    .filter((cell) => cell.address === address)
    .reduce((table, { row, column }) => withCell(table, row, column, url), draft);
}
