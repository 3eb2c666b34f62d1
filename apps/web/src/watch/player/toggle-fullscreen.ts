/** Phones of one maker show only the film itself on the full screen, and have a word of their own for it. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export function toggleFullscreen(box: HTMLElement | null, film: PhoneVideo | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (box?.requestFullscreen) box.requestFullscreen().catch(() => undefined);
  else film?.webkitEnterFullscreen?.();
}
