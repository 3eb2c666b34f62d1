/** The form and the stage beside it, where there is room for both. */
export function stageColumns(isStageFolded: boolean): string {
  return isStageFolded ? 'lg:grid-cols-[1fr_52px]' : 'lg:grid-cols-[1fr_336px] xl:grid-cols-[1fr_464px]';
}
