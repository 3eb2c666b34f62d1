import type { SoundState } from '#lib/sound.ts';

/** Further apart than this, a beat is heard beside its cut. */
const TOLERANCE_SEC = 0.08;

/** A finished score that plays along with its voice, and to its own end when the voice is over. It is as loud as it should be, so its volume is never touched. */
export class ScoreBed {
  readonly #audio = new Audio();

  constructor(url: string) {
    this.#audio.preload = 'auto';
    this.#audio.src = url;
  }

  follow({ timeSec, isPlaying }: SoundState): void {
    if (!isPlaying) {
      // A voice that is over stands at its beginning again; the last chord and the end card come after it.
      const isOver = timeSec === 0 && this.#audio.currentTime > 0;
      if (!isOver) this.#audio.pause();
      return;
    }
    if (Math.abs(this.#audio.currentTime - timeSec) > TOLERANCE_SEC) this.#audio.currentTime = timeSec;
    // The voice goes on without it where a browser refuses.
    if (this.#audio.paused) this.#audio.play().catch(() => undefined);
  }

  close(): void {
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }
}
