/** Characters that some operating system refuses in a file name; browsers put "_" in their place. */
const UNSAFE = /[/\\:*?"<>|]+/gu;

/** A title as the name of a file, before its ending. */
export function fileTitle(title: string): string {
  return title.replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim() || 'video';
}
