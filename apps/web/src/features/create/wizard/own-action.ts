/** Marks the button of a step that makes what the step is about. */
export const ownActionMark = { 'data-own-action': '' } as const;

/** Brings it into sight and gives it the focus; pressing it stays with whoever asked. */
export function showOwnAction(): void {
  const button = document.querySelector<HTMLElement>('[data-own-action]');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}
