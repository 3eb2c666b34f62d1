/** Every wording that a reading with choices allows. */
function wordingsOf(reading: string): string[] {
  const choice = /\[([^[\]]*)\]/.exec(reading);
  if (!choice) return [reading];
  return (choice[1] ?? '').split('|').flatMap((words) => wordingsOf(reading.replace(choice[0], words)));
}

/** Spaces between words do not matter ("mac book"), those between digits and around single letters do. */
function plain(said: string): string {
  return said
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replace(/(?<=\d),(?=\d)/g, 'k')
    .replace(/[^\p{L}\p{M}\p{N}%.+]+/gu, ' ')
    .replace(/(?<![\p{L}\p{M}\p{N}])(?!a |a$)\p{L}(?![\p{L}\p{M}\p{N}])/gu, '<$&>')
    .replace(/(?<=\d) (?=\d)/g, '_')
    .replace(/ |\.(?!\d)/g, '');
}

/** Whether what is said for a phrase is one of the wordings that its reading allows. */
export function isReadAs(said: string, reading: string): boolean {
  return wordingsOf(reading).some((wording) => plain(wording) === plain(said));
}
