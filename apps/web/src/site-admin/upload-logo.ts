/** Sends a chosen logo at once; the server's page says how it went, and only its section about the logo is taken. */
export function uploadLogo(onDone: () => void): void {
  const section = document.querySelector('#logo-section');
  const form = section?.querySelector<HTMLFormElement>('form[data-upload]');
  const input = form?.querySelector<HTMLInputElement>('input[type="file"]');
  const state = section?.querySelector('[data-upload-state]');
  if (!section || !form || !input || !state) return;
  input.addEventListener('change', () => void send());

  async function send(): Promise<void> {
    if (!section || !form || !state || !input?.files?.length) return;
    state.textContent = 'Uploading...';
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) }).catch(() => null);
    const page = answer && new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page?.querySelector('#logo-section');
    if (!fresh) {
      state.textContent = 'We couldn’t send this picture. Please try again.';
      return;
    }
    section.replaceWith(fresh);
    uploadLogo(onDone);
    const shown = document.querySelector('#logo-section');
    shown?.querySelector<HTMLElement>('input[type="file"]')?.focus();
    const told = shown?.querySelector('[data-upload-state]');
    if (told && answer?.ok) told.textContent = 'The logo is on your site.';
    onDone();
  }
}
