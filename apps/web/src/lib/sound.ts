import { createStore } from './create-store.ts';

export interface SoundState {
  isPlaying: boolean;
  /** Playing was asked for and the sound is on its way. */
  isWaiting: boolean;
  timeSec: number;
  /** 0 until it is known. */
  durationSec: number;
  failure: string;
}

const silence: SoundState = { isPlaying: false, isWaiting: false, timeSec: 0, durationSec: 0, failure: '' };
const PLAYBACK_FAILED = 'Failed to play audio.';

/** Only one sound of the page is heard at a time. */
let heard: Sound | null = null;

/** A sound that can be played, with everything a screen needs to know about it. */
export class Sound {
  readonly #audio = new Audio();
  readonly #quit = new AbortController();
  readonly #state = createStore(silence);
  #tick = 0;
  #address = '';

  constructor() {
    this.#audio.preload = 'metadata';
    const on = (name: keyof HTMLMediaElementEventMap, act: () => void) =>
      this.#audio.addEventListener(name, act, { signal: this.#quit.signal });
    on('playing', () => this.#started());
    on('pause', () => this.#stopped());
    on('ended', () => this.#stopped());
    on('waiting', () => this.#set({ isWaiting: true }));
    on('seeked', () => this.#set({ timeSec: this.#audio.currentTime }));
    on('durationchange', () => this.#set({ durationSec: finite(this.#audio.duration) }));
    on('error', () => this.#address && this.#failed());
  }

  readonly read = this.#state.read;
  readonly subscribe = this.#state.subscribe;

  get url(): string {
    return this.#address;
  }

  load(url: string): void {
    if (url === this.#address) return;
    this.pause();
    this.#address = url;
    if (url) this.#audio.src = url;
    else this.#audio.removeAttribute('src');
    this.#audio.load();
    this.#set(silence);
  }

  play(): void {
    if (!this.#address) return;
    if (heard !== this) heard?.pause();
    heard = this;
    if (this.read().failure) this.#audio.load();
    this.#set({ isWaiting: true, failure: '' });
    // Pausing before it has begun is no failure.
    this.#audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#failed();
    });
  }

  pause(): void {
    this.#audio.pause();
    this.#set({ isWaiting: false });
  }

  toggle(): void {
    if (this.read().isPlaying || this.read().isWaiting) this.pause();
    else this.play();
  }

  seek(timeSec: number): void {
    const target = Math.min(Math.max(0, timeSec), this.read().durationSec || timeSec);
    this.#audio.currentTime = target;
    this.#set({ timeSec: target });
  }

  close(): void {
    this.load('');
    this.#quit.abort();
    if (heard === this) heard = null;
  }

  #started(): void {
    this.#set({ isPlaying: true, isWaiting: false, timeSec: this.#audio.currentTime });
    cancelAnimationFrame(this.#tick);
    const follow = () => {
      this.#set({ timeSec: this.#audio.currentTime });
      this.#tick = requestAnimationFrame(follow);
    };
    this.#tick = requestAnimationFrame(follow);
  }

  #stopped(): void {
    cancelAnimationFrame(this.#tick);
    const isOver = this.#audio.ended;
    this.#set({ isPlaying: false, isWaiting: false, timeSec: isOver ? 0 : this.#audio.currentTime });
    if (isOver) this.#audio.currentTime = 0;
  }

  #failed(): void {
    cancelAnimationFrame(this.#tick);
    this.#set({ isPlaying: false, isWaiting: false, failure: PLAYBACK_FAILED });
  }

  #set(change: Partial<SoundState>): void {
    this.#state.write({ ...this.read(), ...change });
  }
}

function finite(sec: number): number {
  return Number.isFinite(sec) ? sec : 0;
}
