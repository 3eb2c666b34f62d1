import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SpeechError } from '../../speech-error.ts';

export interface DownloadOptions {
  folder: string;
  /** the caller's way to the network; nothing is ever fetched without it */
  fetch: (url: string, init: { signal?: AbortSignal }) => Promise<Response>;
  /** where the model's files lie */
  baseUrl?: string;
  styles?: readonly string[];
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

const KOKORO_URL = 'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/main/';
const DEFAULT_STYLES = ['af_heart', 'af_bella', 'af_nicole', 'am_michael', 'am_fenrir', 'bf_emma', 'bm_george'];

async function downloadFile(
  file: string,
  { fetch, folder, baseUrl = KOKORO_URL, signal }: DownloadOptions,
): Promise<void> {
  const target = join(folder, file);
  const partial = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  try {
    const response = await fetch(new URL(file, baseUrl).href, { signal });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(partial), { signal });
    await rename(partial, target);
  } catch (cause) {
    await rm(partial, { force: true });
    signal?.throwIfAborted();
    throw new SpeechError('download-failed', `The neural voices could not be downloaded (${file}).`, cause);
  }
}

/** Downloads the neural voices into a folder. Called only when a person asked for it. */
export async function downloadKokoro(options: DownloadOptions): Promise<void> {
  const styles = options.styles ?? DEFAULT_STYLES;
  const files = ['tokenizer.json', ...styles.map((style) => `voices/${style}.bin`), 'onnx/model_quantized.onnx'];
  for (const [done, file] of files.entries()) {
    options.signal?.throwIfAborted();
    options.onProgress?.(done, files.length);
    await downloadFile(file, options);
  }
  options.onProgress?.(files.length, files.length);
}
