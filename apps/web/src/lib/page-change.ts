let isChangeOpen = false;

/** Called when the path changes; the heading of the new page then takes the focus once. */
export function announcePageChange(): void {
  isChangeOpen = true;
}

export function takePageChange(): boolean {
  const wasOpen = isChangeOpen;
  isChangeOpen = false;
  return wasOpen;
}
