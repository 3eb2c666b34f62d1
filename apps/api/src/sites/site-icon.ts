import { html } from '../html.ts';
import { inkOn } from './site-colors.ts';

export const ICON_PATH = '/icon.svg';

/** The first letter of a site's name in the color of its buttons. */
export function siteIcon(name: string, accent: string): string {
  const [letter = ''] = new Intl.Segmenter('en').segment(name.trim()).containing(0)?.segment.toUpperCase() ?? '';
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="${inkOn(accent)}">${letter}</text></svg>`
    .text;
}
