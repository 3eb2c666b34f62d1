import type { ChoicePage, ChoiceWish, VideoChoice } from '@herald/core/sites';
import { html, type Markup } from '../html.ts';
import { adminLayout, editedForm, saveBar } from './admin-layout.ts';
import { clockTime } from './gallery-page.ts';
import { galleryLink, type SiteFrame } from './site-layout.ts';

/** A page of the videos the site shows, to be put in order, or of the others, to be added. */
export function chooseVideosPage(frame: SiteFrame, choices: ChoicePage, isSaved: boolean): string {
  const { isShown, search, shownTotal, otherTotal, videos } = choices;
  const content =
    shownTotal + otherTotal === 0
      ? html`<p class="empty">There is no finished video with a public link yet.</p>${protectedNote(choices)}`
      : html`<div class="tools"><nav class="filters" aria-label="Videos">${filter('On the site', shownTotal, { isShown: true }, isShown)}${filter('Not on the site', otherTotal, { isShown: false }, !isShown)}</nav>
<form class="search" role="search" method="get" action="/admin/videos"><input type="hidden" name="show" value="${showName(isShown)}"><label class="trap" for="search">Search by title</label><input id="search" type="search" name="search" value="${search}" placeholder="Search by title"><button class="quiet">Search</button></form></div>
<p class="small" id="how-to-move">${introduction(choices)}</p>
${protectedNote(choices)}
${videos.length > 0 ? list(frame, choices, isSaved) : html`<p class="empty">${emptyText(choices)}</p>${isSaved ? html`<p role="status">Saved.</p>` : null}`}
<p class="trap" role="status" data-moves></p>`;
  return adminLayout(frame, '/admin/videos', content);
}

/** The address of a page of choices. */
export function choicesPath({ isShown, search, page = 1 }: Partial<ChoiceWish>): string {
  const query = new URLSearchParams({
    show: showName(isShown ?? true),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/admin/videos?${query.toString()}`;
}

const showName = (isShown: boolean): string => (isShown ? 'site' : 'other');

function filter(label: string, count: number, wish: Partial<ChoiceWish>, isCurrent: boolean): Markup {
  return html`<a href="${choicesPath(wish)}"${isCurrent ? html` aria-current="page"` : null}>${label} <span>${count.toLocaleString('en-US')}</span></a>`;
}

function introduction({ isShown, shownTotal }: ChoicePage): string {
  if (!isShown) return 'Only finished videos with a public link can be shown. What you tick is added at the end.';
  return shownTotal > 0
    ? 'Drag a video by its handle, or focus the handle and press the arrow keys. Type a number to move further.'
    : 'Your site shows no video yet.';
}

/** Where the videos are that somebody misses here. */
function protectedNote({ protectedTotal: count }: ChoicePage): Markup | null {
  if (count === 0) return null;
  const [videos, settings] = count === 1 ? ['video is', 'its Video Settings'] : ['videos are', 'their Video Settings'];
  return html`<p class="small">${count.toLocaleString('en-US')} finished ${videos} not listed, because not everyone with the link can watch. Choose “Anyone with the link” in ${settings} to show ${count === 1 ? 'it' : 'them'} here.</p>`;
}

function emptyText({ isShown, search }: ChoicePage): string {
  if (search) return `No video with “${search}” in its title here.`;
  return isShown ? 'Choose videos under “Not on the site”.' : 'Your site shows every video that it can.';
}

function list(frame: SiteFrame, choices: ChoicePage, isSaved: boolean): Markup {
  const { videos, isShown, shownTotal } = choices;
  return html`<form ${editedForm} action="${choicesPath(choices)}">
<ol class="rows" data-rows data-total="${shownTotal}">${videos.map((video) => row(frame, video, isShown))}</ol>
</form>
${pager(choices)}
${saveBar(isSaved)}`;
}

function row(frame: SiteFrame, { id, title, durationSec, files, place }: VideoChoice, isShown: boolean): Markup {
  return html`<li class="row"><input type="hidden" name="listed" value="${id}">
<label><input type="checkbox" name="video" value="${id}"${isShown ? html` checked` : null}><img src="${galleryLink(frame, files.poster)}" alt="" loading="lazy"><span class="name"><bdi>${title}</bdi> <span class="length">${clockTime(durationSec)}</span></span></label>
${isShown ? html`<input class="place" inputmode="numeric" name="place-${id}" value="${place}" maxlength="6" autocomplete="off" aria-label="Place of ${title}"><button type="button" class="handle" aria-label="Move ${title}" aria-describedby="how-to-move">${grip}</button>` : null}
</li>`;
}

const grip = html`<svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="currentColor"><circle cx="5.5" cy="3.5" r="1.3"/><circle cx="10.5" cy="3.5" r="1.3"/><circle cx="5.5" cy="8" r="1.3"/><circle cx="10.5" cy="8" r="1.3"/><circle cx="5.5" cy="12.500" r="1.3"/><circle cx="10.5" cy="12.500" r="1.3"/></svg>`;

function pager(choices: ChoicePage): Markup | null {
  const { page, pages } = choices;
  if (pages === 1) return null;
  const link = (to: number, label: string) =>
    to >= 1 && to <= pages
      ? html`<a class="button quiet" href="${choicesPath({ ...choices, page: to })}">${label}</a>`
      : html`<span class="button quiet off">${label}</span>`;
  return html`<nav class="pager" aria-label="Pages">${link(page - 1, 'Previous')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'Next')}</nav>`;
}
