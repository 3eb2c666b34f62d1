import type { MakingProgress } from '@herald/media/engines/video-engine';

const CELLS = 28;

/** Returns one line with the progress of the video. */
export function progressLine({ stage, framesDone, framesTotal, fps = 0, etaSec = 0 }: MakingProgress): string {
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

/** Rewrites one line on a terminal, and prints a line per report elsewhere. */
export class ProgressBar {
  readonly #out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  show(progress: MakingProgress): void {
    this.#out.write(this.#out.isTTY ? `\r\u001b[2K${progressLine(progress)}` : `${progressLine(progress)}\n`);
  }

  end(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001b[2K');
  }
}
