import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@herald/core';
import type { ClaimedVideo } from '@herald/core/videos';
import type { ProgressReport } from './progress-report.ts';
import { firstPictureKeyOf } from './store-video.ts';
import type { WorkFolder } from './work-folder.ts';

/** What an engine draws first, stored while it draws the rest. A video is made without it, too. */
export class FirstPicture {
  readonly path: string;
  readonly #core: Core;
  readonly #video: ClaimedVideo;
  readonly #report: ProgressReport;
  #storing: Promise<void> | undefined;

  constructor(core: Core, video: ClaimedVideo, folder: WorkFolder, report: ProgressReport) {
    this.path = join(folder.out, 'first.jpg');
    this.#core = core;
    this.#video = video;
    this.#report = report;
  }

  /** The engine has drawn frames: by now the picture is there, if there will be one. */
  lookOnce(): void {
    this.#storing ??= this.#store().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
      const { videoId } = this.#video;
      this.#core.log.warn({ err: error, videoId }, 'The first picture of a video could not be stored');
    });
  }

  /** Afterwards nothing of it is stored any more. */
  async settled(): Promise<void> {
    await this.#storing;
  }

  async #store(): Promise<void> {
    const { size: sizeBytes } = await stat(this.path);
    const key = firstPictureKeyOf(this.#video);
    const { signal } = this.#report;
    const body = createReadStream(this.path, { signal });
    await this.#core.storage.put(key, body, { contentType: 'image/jpeg', sizeBytes });
    this.#report.show(key);
  }
}
