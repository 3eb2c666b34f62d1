/** The module that finds who is cut out of a clip. Development runs the source, production a bundle beside the caller's. */
export const personFinderModule = new URL(
  import.meta.url.endsWith('.ts') ? './faces/person-finder.ts' : './person-finder.mjs',
  import.meta.url,
).href;
