import { linkedText } from '@herald/media/linked-text';
import { html, type Markup } from './html.ts';

/** A text of a customer with its web addresses as links. */
export function linkedHtml(text: string): Markup[] {
  return linkedText(text).map(({ text: shown, address }) =>
    address === null ? html`${shown}` : outsideLink(address, html`${shown}`),
  );
}

/** Leads away from Herald: search engines don't count it for the customer, and the other page can't reach back. */
export function outsideLink(address: string, content: Markup, look?: 'button'): Markup {
  return html`<a${look && html` class="${look}"`} href="${address}" target="_blank" rel="nofollow noopener noreferrer">${content}</a>`;
}
