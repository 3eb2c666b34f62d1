/** A line of a script that names a chapter of the watch page and is not said: up to three # and a title. */
export const HEADING_LINE = /^[^\S\n]*#{1,3}[^\S\n]+(.+)$/gmu;

const HEADING_MARK = /^[^\S\n]*#{1,3}[^\S\n]+(?=\S)/gmu;

/** What is said of a script. */
export function withoutHeadings(script: string): string {
  return script.replace(HEADING_LINE, '');
}

/** A script for people to read: the titles of its chapters without their marks. */
export function withoutHeadingMarks(script: string): string {
  return script.replace(HEADING_MARK, '');
}
