import { html } from '../html.ts';
import { type SiteFrame, siteLayout } from './site-layout.ts';

/** One sentence and a link to go on. */
export function messagePage(frame: SiteFrame, title: string, sentence: string): string {
  const body = html`<div class="hero wide"><h1>${title}</h1><p>${sentence}</p><p><a class="button" href="/">Back to the start</a></p></div>`;
  return siteLayout(frame, { title: `${title} - ${frame.site.name}`, body });
}

/** For a host without a site. */
export function noSitePage(): string {
  return plainPage('No site here', 'There is no website at this address, or it has been removed.');
}

/** For a site whose plan has ended; everything on it is kept. */
export function offlinePage(): string {
  return plainPage(
    'This website is offline',
    'It will be back when its owner opens it again. If it is yours, your list of sites says what to do.',
  );
}

/** For a site that cannot be read. */
export function failedPage(): string {
  return plainPage('That did not work', 'Something went wrong on our side. Please try again in a moment.');
}

function plainPage(title: string, sentence: string): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/site.css"></head><body><div class="wrap"><main class="hero wide"><h1>${title}</h1><p>${sentence}</p></main></div></body></html>`
    .text;
}
