/** How many changes of a form are not saved yet. */
export const unsavedWords = (count: number): string =>
  count === 1 ? '1 change is not saved' : `${count} changes are not saved`;
