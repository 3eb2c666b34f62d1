let isPressed = false;

/** The server's picture has the button already; whoever presses it before the player is there gets their film with it. */
export function listenForEarlyPress(): void {
  document.querySelector('[data-first-press]')?.addEventListener('click', () => {
    isPressed = true;
  });
}

export function takeEarlyPress(): boolean {
  const wasPressed = isPressed;
  isPressed = false;
  return wasPressed;
}
