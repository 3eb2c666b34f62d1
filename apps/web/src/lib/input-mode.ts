const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/** Marks the page with what was used last, because browsers draw focus rings after some clicks as well: base.css hides those. */
export function listenForInputMode(): void {
  const mark = (input: 'pointer' | 'keyboard') => {
    document.documentElement.dataset.input = input;
  };
  addEventListener('pointerdown', () => mark('pointer'), { capture: true });
  addEventListener('keydown', ({ key }) => !MODIFIERS.includes(key) && mark('keyboard'), { capture: true });
}
