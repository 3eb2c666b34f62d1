/** A list as it is read best: in one line, with commas between its cues. */
export function cuesOf(list: string): string[] {
  return list
    .split(',')
    .map((cue) => cue.trim())
    .filter((cue) => cue !== '');
}
