/** What a document of SSML has said: an alias in place of what is written. */
export const textOfSsml = (ssml: string): string =>
  ssml
    .replace(/<sub alias="([^"]*)">[^<]*<\/sub>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
