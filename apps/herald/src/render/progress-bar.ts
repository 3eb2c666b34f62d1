import type { FilmProgress } from '@herald/film';

const CELLS = 28;

/** One line that tells how far the video is. */
export function progressLine({ stage, framesDone, framesTotal, fps, etaSec }: FilmProgress): string {
  const share = framesTotal > 0 ? framesDone / framesTotal : 0;
  const full = Math.round(share * CELLS);
  const bar = '█'.repeat(full) + '░'.repeat(CELLS - full);
  const speed = stage === 'drawing' && fps > 0 ? `  ${Math.round(fps)} fps  ${clock(etaSec)} left` : '';
  return `${stage.padEnd(8)} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${framesDone}/${framesTotal}${speed}`;
}

function clock(sec: number): string {
  const whole = Math.ceil(sec);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Rewrites its line on a terminal, writes a line per report elsewhere. */
export class ProgressBar {
  readonly #out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  show(progress: FilmProgress): void {
    this.#out.write(this.#out.isTTY ? `\r\u001b[2K${progressLine(progress)}` : `${progressLine(progress)}\n`);
  }

  end(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001b[2K');
  }
}
