/** Says whether there is something to save, and asks before it would be lost. */
export function guardForm(form: HTMLFormElement): void {
  const state = document.querySelector('[data-save-state]');
  const told = state?.textContent ?? '';
  let isLeaving = false;
  const mayGo = () => isLeaving || !form.isConnected || !hasChanges(form);
  const show = () => {
    const isChanged = hasChanges(form);
    document.body.classList.toggle('changed', isChanged);
    if (state) state.textContent = isChanged ? 'Not saved yet.' : told;
  };
  const leave = (go: () => void) => {
    isLeaving = true;
    go();
  };
  for (const type of ['input', 'change']) form.addEventListener(type, show);
  // The fields get their values back only after this event.
  form.addEventListener('reset', () => setTimeout(show));
  form.addEventListener('submit', () => {
    isLeaving = true;
  });
  addEventListener('beforeunload', (event) => {
    if (!mayGo()) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
    if (!link || isElsewhere || mayGo()) return;
    event.preventDefault();
    askToLeave(form, () => leave(() => location.assign(link.href)));
  });
  document.addEventListener('submit', (event) => {
    const other = event.target;
    if (!(other instanceof HTMLFormElement) || other === form || event.defaultPrevented || mayGo()) return;
    event.preventDefault();
    askToLeave(form, () => leave(() => other.submit()));
  });
  show();
}

/** The question whose answers are saving first, leaving, and staying. */
function askToLeave(form: HTMLFormElement, go: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#leave');
  if (!dialog) return;
  const on = (name: string, run: () => void) => {
    const button = dialog.querySelector<HTMLButtonElement>(`[${name}]`);
    if (!button) return;
    button.onclick = () => {
      dialog.close();
      run();
    };
  };
  on('data-save', () => void save(form, go));
  on('data-go', go);
  on('data-stay', () => undefined);
  dialog.showModal();
}

/** What cannot be saved is sent the usual way, which shows why. */
async function save(form: HTMLFormElement, go: () => void): Promise<void> {
  const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(values) }).catch(() => null);
  if (answer?.ok) go();
  else form.requestSubmit();
}

export function hasChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some(isChanged);
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || !control.name || control.type === 'hidden') return false;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
