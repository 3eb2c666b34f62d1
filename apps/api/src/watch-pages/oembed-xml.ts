import { html, Markup } from '../html.ts';

/** XML has no way to write these, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The fields of an answer, each an element of its own. */
export function oembedXml(fields: Record<string, string | number>): string {
  const elements = Object.entries(fields).map(([name, value]) => {
    const tag = (mark: string) => new Markup(`<${mark}${name}>`);
    return html`${tag('')}${String(value).replace(UNWRITABLE, '')}${tag('/')}`;
  });
  return html`<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${elements}</oembed>`.text;
}
