import { accentWords } from '@herald/contract/site-contrast';

/** A swatch beside the typed colour: either changes the other. */
export function pickColors(form: HTMLFormElement): void {
  for (const swatch of form.querySelectorAll<HTMLInputElement>('[data-swatch-of]')) {
    const typed = form.querySelector<HTMLInputElement>(`input[name="${swatch.dataset.swatchOf}"]`);
    if (!typed) continue;
    swatch.addEventListener('input', () => {
      typed.value = swatch.value;
      typed.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const follow = () => {
      if (/^#[0-9a-f]{6}$/i.test(typed.value)) swatch.value = typed.value;
    };
    typed.addEventListener('input', follow);
    form.addEventListener('reset', () => setTimeout(follow));
  }
  tellContrast(form);
}

/** Says while it is typed what becomes of the buttons. */
function tellContrast(form: HTMLFormElement): void {
  const words = form.querySelector('[data-contrast]');
  const typedIn = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const tell = () => {
    if (words) words.textContent = accentWords(typedIn('accent'), typedIn('ground'));
  };
  form.addEventListener('input', tell);
  form.addEventListener('reset', () => setTimeout(tell));
  tell();
}
