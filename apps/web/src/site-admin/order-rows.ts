/** Near the edges of the window, dragging scrolls. */
const EDGE_PX = 110;
const SCROLL_PX = 14;

/** Puts rows in order: dragged by their handle, moved with the arrow keys, or sent to a typed place. */
export function orderRows(list: HTMLElement): void {
  const changed = (row: HTMLElement) => {
    numberRows(list);
    list.dispatchEvent(new Event('change', { bubbles: true }));
    say(list, row);
  };
  for (const row of rowsOf(list)) {
    const handle = row.querySelector<HTMLElement>('.handle');
    handle?.addEventListener('keydown', (event) => moveByKey(event, list, row, changed));
    handle?.addEventListener('pointerdown', (event) => drag(event, handle, row, changed));
    const place = placeOf(row);
    place?.addEventListener('change', () => goToPlace(list, row, place, changed));
  }
  list.closest('form')?.addEventListener('reset', () => setTimeout(() => putBack(list)));
}

type Changed = (row: HTMLElement) => void;

const rowsOf = (list: Element): HTMLElement[] => [...list.children].filter((row) => row instanceof HTMLElement);
const placeOf = (row: Element) => row.querySelector<HTMLInputElement>('input.place');
const startOf = (row: Element): number => Number(placeOf(row)?.defaultValue);
const slotsOf = (list: Element): number[] =>
  rowsOf(list)
    .map(startOf)
    .sort((a, b) => a - b);

/** One place up or down. The neighbour moves, because an element that moves loses focus and pointer. */
function step(row: HTMLElement, direction: number): boolean {
  const neighbour = direction < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!neighbour) return false;
  if (direction < 0) row.after(neighbour);
  else row.before(neighbour);
  return true;
}

function moveTo(row: HTMLElement, index: number): void {
  const list = row.parentElement;
  const at = () => (list ? rowsOf(list).indexOf(row) : index);
  while (at() !== index && step(row, Math.sign(index - at())));
}

function moveByKey(event: KeyboardEvent, list: HTMLElement, row: HTMLElement, changed: Changed): void {
  const rows = rowsOf(list);
  const index = rows.indexOf(row);
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  moveTo(row, Math.min(rows.length - 1, Math.max(0, to)));
  changed(row);
  row.scrollIntoView?.({ block: 'nearest' });
}

function drag(event: PointerEvent, handle: HTMLElement, row: HTMLElement, changed: Changed): void {
  const list = row.parentElement;
  if (event.button !== 0 || !list) return;
  const from = rowsOf(list).indexOf(row);
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    stop.abort();
    row.classList.remove('lifted');
    if (rowsOf(list).indexOf(row) !== from) changed(row);
  };
  handle.setPointerCapture(event.pointerId);
  row.classList.add('lifted');
  handle.addEventListener('pointermove', ({ clientY }) => follow(row, clientY), { signal });
  for (const type of ['pointerup', 'pointercancel']) handle.addEventListener(type, end, { signal });
  const putBackOnEscape = (pressed: KeyboardEvent) => {
    if (pressed.key === 'Escape') moveTo(row, from);
  };
  addEventListener('keydown', putBackOnEscape, { signal });
}

/** Changes places with the neighbours whose middle the pointer has passed. */
function follow(row: HTMLElement, y: number): void {
  while (isAbove(y, row.previousElementSibling) && step(row, -1));
  while (isBelow(y, row.nextElementSibling) && step(row, 1));
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}

const isAbove = (y: number, neighbour: Element | null): boolean => neighbour !== null && y < middleOf(neighbour);
const isBelow = (y: number, neighbour: Element | null): boolean => neighbour !== null && y > middleOf(neighbour);

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

/** A place on this page is taken at once, one further away when the form is saved. */
function goToPlace(list: HTMLElement, row: HTMLElement, place: HTMLInputElement, changed: Changed): void {
  const slots = slotsOf(list);
  const wanted = Math.round(Number(place.value));
  const index = slots.indexOf(wanted);
  const isNumber = wanted >= 1;
  if (isNumber && index === -1) row.dataset.away = 'yes';
  else delete row.dataset.away;
  if (isNumber && index !== -1) moveTo(row, index);
  changed(row);
}

/** The places of this page in the order of its rows. */
function numberRows(list: HTMLElement): void {
  const slots = slotsOf(list);
  for (const [index, row] of rowsOf(list).entries()) {
    const place = placeOf(row);
    if (place && !row.dataset.away) place.value = String(slots[index]);
  }
}

function putBack(list: HTMLElement): void {
  for (const row of rowsOf(list).sort((a, b) => startOf(a) - startOf(b))) {
    delete row.dataset.away;
    list.append(row);
  }
}

function say(list: HTMLElement, row: HTMLElement): void {
  const status = document.querySelector('[data-moves]');
  const title =
    row
      .querySelector('.handle')
      ?.getAttribute('aria-label')
      ?.replace(/^Move /, '') ?? '';
  const place = placeOf(row)?.value;
  if (!status) return;
  status.textContent = row.dataset.away
    ? `${title} goes to place ${place} when you save.`
    : `${title} is at place ${place} of ${list.dataset.total}.`;
}
