let isChangeOpen = false;

/** Called once another page is in the document; its heading then takes the focus. */
export function announcePageChange(): void {
  isChangeOpen = true;
}

export function takePageChange(): boolean {
  const wasOpen = isChangeOpen;
  isChangeOpen = false;
  return wasOpen;
}
