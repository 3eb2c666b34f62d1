import type { WatchData } from '@herald/contract/endpoints/watch';

/** What the server has written into the page; null where the page came without a server that does. */
export function readPageData(): WatchData | null {
  const element = document.getElementById('data');
  return element?.textContent ? (JSON.parse(element.textContent) as WatchData) : null;
}

/** The video that the address names. */
export function slugOfPage(): string {
  return decodeURIComponent(location.pathname.split('/')[2] ?? '');
}
