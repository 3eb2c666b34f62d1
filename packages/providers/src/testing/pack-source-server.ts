import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeTinyInflect } from '@herald/speech/tiny-inflect';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';
import { writeTinyPiper } from '@herald/speech/tiny-piper';

/** What it does with requests whose path ends like this. */
export interface SourceFault {
  path: string;
  /** Ends the connection after so many bytes of an answer. */
  dropAfter?: number;
  /** the connection is not dropped before */
  untilKept?: () => Promise<unknown>;
  /** Sends so many bytes, and the rest when `release` is called. */
  holdAfter?: number;
  status?: number;
  /** Sends this in place of the file. */
  body?: Buffer;
  contentType?: string;
  redirectTo?: string;
  ignoresRange?: boolean;
  /** How often it does that; always when left out. */
  times?: number;
}

export interface PackSourceServer {
  url: string;
  faults: SourceFault[];
  /** Paths that were asked for, with their range. */
  asked: string[];
  /** Every file, by its path at the source. */
  files: Map<string, Buffer>;
  release(): void;
  close(): Promise<void>;
}

const PIPER = 'rhasspy/piper-voices';
const KOKORO = 'onnx-community/Kokoro-82M-v1.0-ONNX-timestamped';
const INFLECT = ['owensong/Inflect-Micro-v2-ONNX', 'owensong/Inflect-Nano-v2-ONNX'];
export const TINY_PACK = 'de_DE-thorsten-medium';

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** A loopback double of the place voice packs are downloaded from, with tiny models in exactly its layout. */
export async function startPackSource(piperKeys: readonly string[] = [TINY_PACK]): Promise<PackSourceServer> {
  const files = await tinyFiles(piperKeys);
  const faults: SourceFault[] = [];
  const asked: string[] = [];
  let released = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '')
      .slice(1)
      .replace(/\?.*/, '');
    asked.push(`${path}${request.headers.range ? ` ${request.headers.range}` : ''}`);
    const fault = faults.find((one) => path.endsWith(one.path) && one.times !== 0);
    if (fault?.times) fault.times--;
    void answer(request, response, {
      bytes: files.get(path),
      fault: fault && { ...fault },
      released: () => released.promise,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    asked,
    files,
    release() {
      released.resolve();
      released = Promise.withResolvers();
    },
    close: () =>
      new Promise((resolve) => {
        released.resolve();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Answering {
  bytes: Buffer | undefined;
  fault: SourceFault | undefined;
  released(): Promise<void>;
}

async function answer(request: IncomingMessage, response: ServerResponse, { bytes, fault, released }: Answering) {
  if (fault?.redirectTo) return void response.writeHead(302, { location: fault.redirectTo }).end();
  if (fault?.status) return void response.writeHead(fault.status).end();
  const whole = fault?.body ?? bytes;
  if (!whole) return void response.writeHead(404).end();
  const from = fault?.ignoresRange ? 0 : Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  if (from >= whole.length) return void response.writeHead(416).end();
  const part = whole.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-type': fault?.contentType ?? 'application/octet-stream',
    'content-length': part.length,
    ...(from > 0 && { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }),
  });
  const first = fault?.dropAfter ?? fault?.holdAfter;
  if (first === undefined) return void response.end(part);
  await new Promise((resolve) => response.write(part.subarray(0, first), resolve));
  if (fault?.dropAfter !== undefined) {
    // What the other side has not kept yet would be lost with the connection.
    await fault.untilKept?.();
    return void response.destroy();
  }
  await released();
  response.end(part.subarray(first));
}

async function tinyFiles(piperKeys: readonly string[]): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-pack-source-'));
  const files = new Map<string, Buffer>();
  const listed: Record<string, object> = {};
  for (const key of piperKeys) {
    const [locale = '', name = '', quality = ''] = key.split('-');
    const [language = ''] = locale.split('_');
    const config = { espeak: { voice: language }, language: { code: locale } };
    await writeTinyPiper(join(folder, `${key}.onnx`), { speakersHz: [210], config });
    const card = Buffer.from(`# Model card for ${key}\n`);
    const place = `${language}/${locale}/${name}/${quality}`;
    const own: [string, Buffer][] = [
      [`${place}/${key}.onnx`, await readFile(join(folder, `${key}.onnx`))],
      [`${place}/${key}.onnx.json`, await readFile(join(folder, `${key}.onnx.json`))],
      [`${place}/MODEL_CARD`, card],
    ];
    for (const [path, bytes] of own) files.set(`${PIPER}/resolve/main/${path}`, bytes);
    const described = own.map(([path, bytes]) => [path, { size_bytes: bytes.length, md5_digest: md5(bytes) }]);
    listed[key] = { key, name, quality, num_speakers: 1, files: Object.fromEntries(described) };
  }
  files.set(`${PIPER}/resolve/main/voices.json`, Buffer.from(JSON.stringify(listed)));
  await writeTinyKokoro(join(folder, KOKORO));
  for (const repository of INFLECT) await writeTinyInflect(join(folder, repository));
  for (const repository of [KOKORO, ...INFLECT]) {
    const tree = await treeOf(join(folder, repository), repository, files);
    files.set(`api/models/${repository}/tree/main`, Buffer.from(JSON.stringify(tree)));
  }
  await rm(folder, { recursive: true, force: true });
  return files;
}

/** Small files are named as git names them; large ones lie outside of git and have a SHA-256. */
async function treeOf(folder: string, repository: string, files: Map<string, Buffer>): Promise<object[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const rows = entries.map(async (entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) return { type: 'directory', path, size: 0, oid: '0'.repeat(40) };
    const bytes = await readFile(join(folder, path));
    files.set(`${repository}/resolve/main/${path}`, bytes);
    const oid = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const lfs = path.endsWith('.json') ? {} : { lfs: { oid: sha256, size: bytes.length, pointerSize: 130 } };
    return { type: 'file', path, size: bytes.length, oid, ...lfs };
  });
  return Promise.all(rows);
}
