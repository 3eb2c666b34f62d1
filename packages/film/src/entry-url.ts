export type Entry =
  | 'render-process'
  | 'foreign-process'
  | 'decode-process'
  | 'clip-process'
  | 'sample-process'
  | 'draw-worker';

/** Where a child program lies: beside this file, as source in development and as its own bundle in production. */
export function entryUrl(entry: Entry): URL {
  return new URL(`./${entry}.${import.meta.url.endsWith('.ts') ? 'ts' : 'mjs'}`, import.meta.url);
}
