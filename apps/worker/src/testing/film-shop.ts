import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { loadSpokenSound } from '@herald/core/audio';
import { receiveFilmEvent } from '@herald/core/services';
import { gatherIngredients, hastenFilm, receiveReport } from '@herald/core/videos';
import type { SpokenSound } from '@herald/media/sound';
import { openVideoShop, type VideoShop } from './video-shop.ts';
import type { FilmedBy } from './worker-process.ts';
import { WorkerProcesses } from './worker-processes.ts';

/** What its service is called, whatever its wire. */
export const SERVICE_TITLE = 'The GPU';

export interface FilmShop extends VideoShop {
  /** Where services report, as the API takes it. */
  publicUrl: string;
  /** A film to the sound of a video, as a service would make it. */
  filmFor(videoId: string): Promise<Buffer>;
  /** A worker in a process of its own, which has one service. */
  startProcess(filmedBy: Omit<FilmedBy, 'publicUrl'>): Promise<ChildProcess>;
  /** Those that were started, also before they are ready. */
  workers: readonly ChildProcess[];
}

/** Writes a film of any picture to this sound. */
type WriteFilm = (film: {
  out: string;
  format: { width: number; height: number; fps: number };
  sound: SpokenSound;
}) => Promise<unknown>;

/** A shop whose videos are filmed by services, and workers to kill. */
export async function openFilmShop(serverUrl: string, writeFilm: WriteFilm): Promise<FilmShop> {
  const shop = await openVideoShop(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'herald-services-'));
  const workers = new WorkerProcesses();
  const api = createServer((message, response) => {
    receive(shop, message).then(
      () => response.writeHead(200).end(),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  return {
    ...shop,
    publicUrl,
    filmFor: (videoId) => filmFor(shop, videoId, { out: join(folder, 'their.mp4'), writeFilm }),
    workers: workers.all,
    startProcess: (filmedBy) => workers.start(shop, { ...filmedBy, publicUrl }),
    async close() {
      await workers.killAll();
      api.closeAllConnections();
      api.close();
      await rm(folder, { recursive: true, force: true });
      await shop.close();
    },
  };
}

/** What the API does with what services post. */
async function receive({ core }: VideoShop, message: IncomingMessage): Promise<unknown> {
  const [last = '', before = ''] = (message.url ?? '').split('/').toReversed();
  if (before !== 'webhooks') return receiveReport(core, { videoId: before, token: last, body: message });
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  const post = {
    ...{ headers, contentType: headers['content-type'] ?? '', query: '', ip: '127.0.0.1' },
    ...{ raw: await buffer(message), addressSecret: undefined, isTest: false },
  };
  return receiveFilmEvent(core, post, (film) => hastenFilm(core, film));
}

async function filmFor(
  { core, read }: VideoShop,
  videoId: string,
  { out, writeFilm }: { out: string; writeFilm: WriteFilm },
): Promise<Buffer> {
  const { ingredients, accountId } = await read(videoId);
  if (!ingredients) throw new Error('It has no ingredients.');
  const { sound } = await gatherIngredients(core, { accountId, ingredients });
  await writeFilm({ out, format: { width: 64, height: 64, fps: 25 }, sound: await loadSpokenSound(core, sound) });
  return readFile(out);
}
