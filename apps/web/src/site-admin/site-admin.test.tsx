import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardForm, hasChanges } from './guard-form.ts';
import { orderRows } from './order-rows.ts';
import { pickColors } from './pick-colors.ts';
import { showPreview } from './show-preview.ts';

afterEach(() => document.body.replaceChildren());

function pageOf(content: string): HTMLFormElement {
  document.body.innerHTML = `<form id="edited" action="/admin/videos">${content}
    <p data-save-state></p><button type="reset">Discard</button></form>
    <a id="away" href="/admin/leads">Leads</a><p data-moves></p>
    <dialog id="leave"><button data-save>Save and go on</button><button data-go>Leave</button><button data-stay>Stay</button></dialog>`;
  return find('form');
}

function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const row = (title: string, place: number) =>
  `<li><input type="checkbox" name="video" value="${title}" checked><input class="place" name="place-${title}" value="${place}"><button type="button" class="handle" aria-label="Move ${title}"></button></li>`;
const titles = () =>
  [...document.querySelectorAll('.handle')].map((handle) => handle.getAttribute('aria-label')?.slice(5));
const places = () => [...document.querySelectorAll<HTMLInputElement>('.place')].map(({ value }) => value);
const handle = (title: string) => find(`[aria-label="Move ${title}"]`);
const saveState = () => find('[data-save-state]').textContent;
const announced = () => find('[data-moves]').textContent;

describe('the order of a site’s videos', () => {
  beforeEach(() => {
    pageOf(`<ol data-rows data-total="30">${row('A', 25)}${row('B', 26)}${row('C', 27)}</ol>`);
    orderRows(find('[data-rows]'));
  });

  test('changes with the arrow keys, and says so', () => {
    handle('C').focus();
    fireEvent.keyDown(handle('C'), { key: 'ArrowUp' });
    expect([titles(), places()]).toEqual([
      ['A', 'C', 'B'],
      ['25', '26', '27'],
    ]);
    expect(announced()).toBe('C is at place 26 of 30.');
    expect(document.activeElement).toBe(handle('C'));
  });

  test('Home and End go to the ends of the page, and no further', () => {
    fireEvent.keyDown(handle('C'), { key: 'Home' });
    fireEvent.keyDown(handle('A'), { key: 'End' });
    fireEvent.keyDown(handle('A'), { key: 'ArrowDown' });
    expect(titles()).toEqual(['C', 'B', 'A']);
  });

  test('changes when a row is dragged past its neighbours', () => {
    const tops = new Map([...document.querySelectorAll('li')].map((item, index) => [item, index * 80]));
    for (const item of tops.keys()) {
      item.getBoundingClientRect = () => {
        const index = [...document.querySelectorAll('li')].indexOf(item);
        return { top: 200 + index * 80, height: 80 } as DOMRect;
      };
    }
    const grip = handle('A');
    grip.setPointerCapture = vi.fn();
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1 });
    expect(find('li').classList.contains('lifted')).toBe(true);
    fireEvent.pointerMove(grip, { clientY: 330 });
    fireEvent.pointerUp(grip);
    expect([titles(), announced()]).toEqual([['B', 'A', 'C'], 'A is at place 26 of 30.']);
    expect(document.querySelector('.lifted')).toBeNull();
  });

  test('a typed place on the page is taken at once', () => {
    fireEvent.change(find('[name="place-A"]'), { target: { value: '27' } });
    expect([titles(), places()]).toEqual([
      ['B', 'C', 'A'],
      ['25', '26', '27'],
    ]);
  });

  test('a typed place elsewhere waits for the form to be saved', () => {
    fireEvent.change(find('[name="place-C"]'), { target: { value: '1' } });
    expect(titles()).toEqual(['A', 'B', 'C']);
    expect(announced()).toBe('C goes to place 1 when you save.');
    fireEvent.keyDown(handle('B'), { key: 'ArrowUp' });
    expect(places()).toEqual(['25', '26', '1']);
  });

  test('Discard puts everything back', async () => {
    fireEvent.keyDown(handle('C'), { key: 'Home' });
    find<HTMLFormElement>('form').reset();
    await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
    expect(places()).toEqual(['25', '26', '27']);
  });
});

describe('unsaved changes', () => {
  test('are told, and forgotten when they are taken back', () => {
    const form = pageOf('<input name="headline" value="North Skin">');
    guardForm(form);
    fireEvent.input(find('[name="headline"]'), { target: { value: 'Other' } });
    expect([hasChanges(form), saveState()]).toEqual([true, 'Not saved yet.']);
    fireEvent.input(find('[name="headline"]'), { target: { value: 'North Skin' } });
    expect([hasChanges(form), saveState()]).toEqual([false, '']);
  });

  test('are asked about before a link is followed, and can be saved first', async () => {
    const form = pageOf('<input name="headline" value="North Skin">');
    const send = vi.fn(async (..._: Parameters<typeof fetch>) => new Response('saved'));
    vi.stubGlobal('fetch', send);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    guardForm(form);
    const dialog = find<HTMLDialogElement>('dialog');
    const ask = vi.spyOn(dialog, 'showModal').mockImplementation(() => undefined);
    fireEvent.input(find('[name="headline"]'), { target: { value: 'Other' } });
    expect(fireEvent.click(find('#away'))).toBe(false);
    expect(ask).toHaveBeenCalledOnce();
    fireEvent.click(find('[data-save]'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/admin/leads')));
    expect(String(send.mock.calls[0]?.[1]?.body)).toBe('headline=Other');
    vi.unstubAllGlobals();
  });

  test('do not stop anybody where there are none', () => {
    const form = pageOf('<input name="headline" value="North Skin">');
    guardForm(form);
    const ask = vi.spyOn(find<HTMLDialogElement>('dialog'), 'showModal');
    find('#away').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(find('#away'));
    expect(ask).not.toHaveBeenCalled();
  });
});

test('a swatch and the typed colour follow each other', () => {
  const form = pageOf(
    '<input type="color" data-swatch-of="accent" value="#112233"><input name="accent" value="#112233">',
  );
  pickColors(form);
  const [swatch, typed] = [find<HTMLInputElement>('[data-swatch-of]'), find<HTMLInputElement>('[name="accent"]')];
  fireEvent.input(swatch, { target: { value: '#abcdef' } });
  expect(typed.value).toBe('#abcdef');
  fireEvent.input(typed, { target: { value: '#00ff88' } });
  expect(swatch.value).toBe('#00ff88');
  fireEvent.input(typed, { target: { value: '#00f' } });
  expect(swatch.value).toBe('#00ff88');
});

test('the contrast of the two colors of a site is told while they are typed', () => {
  const form = pageOf(`<input name="accent" value="#e8502e"><input name="ground" value="#fefefe">
    <p data-contrast></p>`);
  pickColors(form);
  fireEvent.input(find('[name=accent]'), { target: { value: '#ffffff' } });
  expect(find('[data-contrast]').textContent).toContain('buttons get an outline');
  fireEvent.input(find('[name=accent]'), { target: { value: '#fff' } });
  expect(find('[data-contrast]').textContent).toBe('');
});

test('the preview shows what was typed before the page could follow', () => {
  const form = pageOf('<input name="headline" value="North Skin">');
  document.body.insertAdjacentHTML('beforeend', '<div class="preview"><iframe title="Preview"></iframe></div>');
  find<HTMLInputElement>('[name=headline]').value = 'Two drops';
  showPreview(form);
  expect(find<HTMLIFrameElement>('iframe').src).toContain('/admin/preview?headline=Two+drops');
});
