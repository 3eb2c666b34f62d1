const NUMBER = /\d+(?:\.\d+)?/u;
/** Letters that a slip of the hand changes, of a name so long. */
const mostSlips = (length: number): number => (length < 4 ? 1 : length < 8 ? 2 : 3);

/** The name that somebody meant who wrote another one, with the number they wrote where there is such a name; undefined where none is near. */
export function nearestName(
  written: string,
  names: readonly string[],
  isName: (name: string) => boolean = (name) => names.includes(name),
): string | undefined {
  const meant = written.toLowerCase().replace(/[\s_-]+/gu, ' ');
  const number = NUMBER.exec(meant)?.[0];
  const near = names
    .map((name) => {
      const numbered = name.replace(NUMBER, number ?? '$&');
      return isName(numbered) ? numbered : name;
    })
    .map((name) => ({ name, slips: slipsBetween(meant, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= mostSlips(name.length))
    .toSorted((one, other) => one.slips - other.slips);
  return near[0]?.name;
}

/** Letters added, left out, changed, or swapped with their neighbor. */
function slipsBetween(one: string, other: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        (last?.[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last ?? [], now];
  }
  return last?.[other.length] ?? 0;
}
