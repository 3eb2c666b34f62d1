import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Markup } from '../html.ts';
import { type FirstPicture, fillTemplate } from './first-picture.ts';

interface PageContent {
  head: Markup;
  data: unknown;
  /** Without it, the page says that it is loading. */
  first?: FirstPicture;
}

/** A built page of the web app with places for what only the server knows. */
export type PageShell = (content: PageContent) => string;

/** In the order of the page. */
const places = /<!--(?:head|first|\/first|data)-->/;
const firstTemplate = /<template id="first-picture">(.*?)<\/template>/s;

/** Reads a built page; undefined when this installation serves no web app. */
export async function readPageShell(webRoot: string, name: string): Promise<PageShell | undefined> {
  const page = await readFile(join(webRoot, name), 'utf8').catch(() => undefined);
  if (!page) return undefined;
  const template = firstTemplate.exec(page)?.[1] ?? '';
  const [beforeHead = '', beforeFirst = '', loading = '', beforeData = '', end = ''] = page
    .replace(firstTemplate, '')
    .split(places);
  return ({ head, data, first }) => {
    const shown = first ? fillTemplate(template, first).text : loading;
    const written = `<script type="application/json" id="data">${inScript(data)}</script>`;
    return `${beforeHead}${head.text}${beforeFirst}${shown}${beforeData}${written}${end}`;
  };
}

/** JSON that cannot end the element that holds it. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
