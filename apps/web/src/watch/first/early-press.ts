let isPressed = false;

/** The server's picture already has the button. A press before the player has loaded starts the film once it has. */
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
