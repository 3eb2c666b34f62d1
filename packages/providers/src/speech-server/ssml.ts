/** Text inside a document of SSML. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/(?![\n\t])\p{Cc}/gu, ' ');
