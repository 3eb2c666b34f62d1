import type { SoundState } from '#lib/sound.ts';
import { musicLevel, type VoiceMoment } from './music-level.ts';

/** Further apart than this is heard as another place of the music. */
const TOLERANCE_SEC = 0.3;

/** Music that plays along with a voice, again and again until the voice is over. */
export class MusicBed {
  readonly #audio = new Audio();
  #isSilent = false;

  constructor(url: string) {
    this.#audio.loop = true;
    this.#audio.preload = 'auto';
    this.#audio.addEventListener('error', this.#giveUp);
    this.#audio.src = url;
  }

  /** `afterSec` is what the film still shows after the voice. */
  follow(voice: SoundState, around: Pick<VoiceMoment, 'words' | 'underDb'> & { afterSec: number }): void {
    const { afterSec, ...given } = around;
    const { timeSec, durationSec } = voice;
    this.#turnTo(musicLevel({ timeSec, durationSec: durationSec + afterSec, ...given }));
    if (voice.isPlaying && !this.#isSilent) this.#playAt(timeSec);
    else this.#audio.pause();
  }

  #playAt(timeSec: number): void {
    const { duration, currentTime, paused } = this.#audio;
    const place = duration > 0 ? timeSec % duration : timeSec;
    if (Math.abs(currentTime - place) > TOLERANCE_SEC) this.#audio.currentTime = place;
    if (paused) this.#audio.play().catch(this.#giveUp);
  }

  close(): void {
    this.#audio.removeEventListener('error', this.#giveUp);
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }

  /** Some phones play everything at full volume; there the voice is heard alone. */
  #turnTo(level: number): void {
    this.#audio.volume = level;
    if (Math.abs(this.#audio.volume - level) > 0.01) this.#isSilent = true;
  }

  /** The voice goes on without it. Pausing before it has begun is no failure. */
  readonly #giveUp = (reason: unknown): void => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) this.#isSilent = true;
  };
}
