import { hasChanges } from './guard-form.ts';

const PAUSE_MS = 250;

/** Shows the site with what is typed, after a short pause. Returns what shows it again. */
export function showPreview(form: HTMLFormElement): () => void {
  const frame = document.querySelector<HTMLIFrameElement>('.preview iframe');
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    if (!frame) return;
    const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    frame.src = `/admin/preview?${new URLSearchParams(values)}`;
  };
  const showSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(show, PAUSE_MS);
  };
  if (frame) {
    form.addEventListener('input', showSoon);
    form.addEventListener('reset', showSoon);
    // Typed before this was loaded.
    if (hasChanges(form)) show();
  }
  return show;
}
