import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type MakeVideoRequest, type VideoService, videoFilesIn } from '@herald/media/engines/video-engine';
import type { SpokenSound } from '@herald/media/sound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localVideo } from '../local/local-video.ts';
import { anOrder, videoServiceRules } from '../testing/conformance/video-service-rules.ts';
import { httpVideo } from '../testing/http-video.ts';
import { openProviders } from './open-providers.ts';

/** A film service on this machine that knows one film. */
const theirs = { film: Buffer.alloc(0), status: 200, asked: 0, heard: '' };
let server: Server;
let folder: string;
let baseUrl: string;
let audio: SpokenSound;

async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  theirs.heard = (await buffer(asked)).toString('latin1', 0, 4);
  response.writeHead(theirs.status).end(theirs.status === 200 ? theirs.film : 'We do not film this.');
}

const request = (name: string): MakeVideoRequest => ({
  order: anOrder,
  audio,
  workFolder: join(folder, name, 'work'),
  files: videoFilesIn(join(folder, name)),
  onProgress: () => undefined,
  signal: new AbortController().signal,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-second-video-'));
  const { speech, video } = await openProviders();
  audio = await speech.speak({ text: 'Big news.', locale: 'en-US', rate: 1.5, pronunciations: [] });
  theirs.film = await readFile((await video.makeVideo(request('theirs'))).files.video);
  server = createServer((asked, response) => {
    theirs.asked += 1;
    // A caller that hangs up while it sends leaves a body that cannot be read.
    answer(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => Object.assign(theirs, { status: 200, asked: 0 }));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const both = async (): Promise<VideoService> =>
  (await openProviders({ engines: { video: [httpVideo(baseUrl), localVideo()] } })).video;

describe('a film service that sends nothing but an mp4', () => {
  let video: VideoService;
  beforeAll(async () => {
    video = await both();
  });
  videoServiceRules(() => ({ video, speak: async () => audio }), { resumes: false });

  it('is handed the sound as a wav, and its film is measured with our sound', async () => {
    const { report } = await video.makeVideo(request('measured'));
    expect([theirs.asked, theirs.heard]).toEqual([1, 'RIFF']);
    expect(report).toMatchObject({ sync: { mouth: null, carried: { correlation: expect.closeTo(1, 1) } } });
  });

  it('does not hand out a film that was made to another sound', async () => {
    const { speech } = await openProviders();
    const text = 'Nobody ever asked for a quiet zebra.';
    const other = await speech.speak({ text, locale: 'en-US', rate: 1.5, pronunciations: [] });
    const making = video.makeVideo({ ...request('other'), audio: other });
    await expect(making).rejects.toThrow('The film was made to another sound.');
  });
});

describe('several film engines', () => {
  it('step in for one that is away', async () => {
    const { video, health } = await openProviders({ engines: { video: [httpVideo(baseUrl), localVideo()] } });
    theirs.status = 503;
    const made = await video.makeVideo(request('away'));
    expect([made.faults, made.report.sync]).toMatchObject([[], { mouth: { silences: expect.any(Number) } }]);
    expect(health()).toContainEqual(expect.objectContaining({ engine: 'mirror', state: 'away' }));
  });

  it('do not pass on what one of them refused', async () => {
    theirs.status = 400;
    await expect((await both()).makeVideo(request('refused'))).rejects.toMatchObject({ kind: 'input_refused' });
  });

  it('show no preview where none of them can', async () => {
    const { video } = await openProviders({ engines: { video: [httpVideo(baseUrl)] } });
    await expect(video.compose(anOrder, audio)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
