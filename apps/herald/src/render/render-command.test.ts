import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilmReport } from '@herald/film';
import { probeMedia } from '@herald/film/testing';
import { wavOf } from '@herald/media';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runRender } from './render-command.ts';

let folder: string;
let out = '';
let err = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-render-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const at = (name: string): string => join(folder, name);

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The smallest frame a scene can have, so that the tests stay cheap. */
const SMALL = ['--aspect', '1:1', '--work', 'WORK'];
const small = (): string[] => SMALL.map((part) => (part === 'WORK' ? at('work') : part));

describe('a video from a script', () => {
  let report: FilmReport;

  test('is made by one command, in sync and with all files next to it', async () => {
    const text = 'My mum bakes big brown bread.';
    const video = at('bread.mp4');
    const code = await runRender([
      '--text',
      text,
      '--preset',
      'omar',
      '--title',
      'Bread',
      ...small(),
      '-o',
      video,
      '--report',
    ]);
    expect(err).not.toMatch(/error/i);
    expect(code).toBe(0);
    report = JSON.parse(await readFile(at('bread.json'), 'utf8'));
    expect(report.faults).toEqual([]);
    expect(report.sync.mouth?.closures).toMatchObject({ closed: report.sync.mouth?.closures.checked });
    const film = await probeMedia(video);
    expect(film.video).toMatchObject({ width: 720, height: 720, fps: 30, frames: report.frames, highProfile: true });
    expect(film.metadata).toMatchObject({ title: 'Bread', comment: expect.stringContaining('AI-generated') });
    expect((await probeMedia(at('bread.jpg'))).video).toMatchObject({ width: 720, height: 720 });
    expect((await probeMedia(at('bread.gif'))).video?.codec).toBe('gif');
    expect(await readFile(at('bread.vtt'), 'utf8')).toContain('My mum bakes big brown bread.');
    expect(await readFile(at('bread.srt'), 'utf8')).toContain('My mum bakes big brown bread.');
    expect(out).toContain('bread.mp4');
    expect(out).toMatch(/lips: closed on \d+ of \d+ p, b, m/);
    expect(err).toMatch(/drawing +[█░]+ +\d+ %/);
  });

  test('is not drawn again when nothing changed', async () => {
    const same = [
      '--text',
      'My mum bakes big brown bread.',
      '--preset',
      'omar',
      ...small(),
      '-o',
      at('again.mp4'),
      '--quiet',
    ];
    expect(await runRender(same)).toBe(0);
    expect(err).toBe('');
    const again = JSON.parse(await readFile(at('again.json'), 'utf8')) as FilmReport;
    expect(again.segments).toMatchObject({ drawn: 0, reused: report.segments.total });
  });

  test('can use audio from a file, with captions if the words are known', async () => {
    const { synthesize } = await import('@herald/speech');
    const spoken = await synthesize({ text: 'Maybe people buy more bread.', locale: 'en-US' });
    await writeFile(at('talk.wav'), wavOf(spoken));
    const args = ['--audio', at('talk.wav'), '--text', 'Maybe people buy more bread.', '--preset', 'omar', ...small()];
    expect(await runRender([...args, '-o', at('talk.mp4'), '--quiet'])).toBe(0);
    const made = JSON.parse(await readFile(at('talk.json'), 'utf8')) as FilmReport;
    expect(Math.abs(made.durationSec - spoken.pcm.length / spoken.sampleRateHz)).toBeLessThan(0.05);
    expect(await readFile(at('talk.vtt'), 'utf8')).toContain('Maybe people buy more bread.');
  });
});

describe('a preview', () => {
  test('draws one frame of the given moment and makes no video', async () => {
    const args = ['--text', 'Good morning.', '--preset', 'omar', '--background', '#203040', '--aspect', '1:1'];
    expect(await runRender([...args, '--preview', at('early.png'), '--at', '0.1'])).toBe(0);
    expect(await runRender([...args, '--preview', at('late.png'), '--at', '0.6'])).toBe(0);
    const [early, late] = await Promise.all([readFile(at('early.png')), readFile(at('late.png'))]);
    expect((await probeMedia(at('early.png'))).video).toMatchObject({ width: 720, height: 720 });
    expect(early.equals(late)).toBe(false);
    expect(await exists(at('early.mp4'))).toBe(false);
  });

  test('reads a scene file with paths relative to it, and lets flags override it', async () => {
    const scene = { text: 'Hi.', preset: 'omar', background: 'wall.png', aspect: '16:9', scene: { camera: 'still' } };
    await writeFile(at('scene.json'), JSON.stringify(scene));
    await writeFile(at('wall.png'), await readFile(at('early.png')));
    expect(await runRender([at('scene.json'), '--preview', at('wide.png')])).toBe(0);
    expect((await probeMedia(at('wide.png'))).video).toMatchObject({ width: 1280, height: 720 });
    expect(await runRender([at('scene.json'), '--aspect', '4:5', '--preview', at('tall.png')])).toBe(0);
    expect((await probeMedia(at('tall.png'))).video).toMatchObject({ width: 720, height: 900 });
  });
});

describe('lists', () => {
  test('name every presenter and every voice', async () => {
    expect(await runRender(['--presets'])).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(24);
    expect(out).toMatch(/^omar +\S/m);
    expect(await runRender(['--voices'])).toBe(0);
    expect(out).toMatch(/^flite:\S+ +en-US /m);
    expect(await runRender(['--help'])).toBe(0);
    expect(out).toContain('Exit codes');
  });
});

describe('a mistake is reported in one sentence with exit code 2', () => {
  const o = ['-o', 'x.mp4'];
  test.each<[string, string[], RegExp]>([
    ['nothing at all to say', o, /There is nothing to say/],
    ['a script of spaces', ['--text', '   ', ...o], /"text": is empty/],
    ['a script without words', ['--text', '!!! ...', ...o], /no words/],
    ['no place for the video', ['--text', 'Hi'], /Name the output file/],
    ['another kind of file', ['--text', 'Hi', '-o', 'x.avi'], /must end in \.mp4/],
    ['an unknown flag', ['--text', 'Hi', '--colour', 'red', ...o], /Unknown option '--colour'/],
    ['an unknown presenter', ['--text', 'Hi', '--preset', 'nobody', ...o], /must be one of .*omar/],
    ['an unknown voice', ['--text', 'Hi', '--voice', 'nobody', ...o], /no voice "nobody"/],
    ['a language nobody speaks here', ['--text', 'Hi', '--locale', 'xx-XX', ...o], /no embedded voice for "xx-XX"/],
    ['an impossible rate', ['--text', 'Hi', '--rate', '9', ...o], /"rate"/],
    ['an impossible ratio', ['--text', 'Hi', '--aspect', '3:2', ...o], /"aspect"/],
    ['a moment that is none', ['--text', 'Hi', '--at', 'noon', ...o], /--at must be a number of seconds/],
    ['a sound that is not there', ['--audio', '/nowhere/talk.mp3', ...o], /There is no sound file at/],
    ['a photo that is not there', ['--text', 'Hi', '--photo', '/nowhere/face.jpg', ...o], /Cannot open the photo/],
    ['a presenter and a photo', ['--text', 'Hi', '--preset', 'omar', '--photo', 'x.jpg', ...o], /not both/],
    ['a scene file that is not there', ['/nowhere/scene.json', ...o], /Cannot read /],
    ['two scene files', ['a.json', 'b.json', ...o], /one scene file/],
  ])('%s', async (_, argv, sentence) => {
    expect(await runRender(argv)).toBe(2);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test('a scene file that is not JSON, or not a scene', async () => {
    await writeFile(at('broken.json'), '{ "text": ');
    expect(await runRender([at('broken.json'), ...o])).toBe(2);
    expect(err).toMatch(/is not JSON/);
    await writeFile(at('odd.json'), JSON.stringify({ text: 'Hi', size: 'big' }));
    expect(await runRender([at('odd.json'), ...o])).toBe(2);
    expect(err).toMatch(/size/);
    await writeFile(at('deep.json'), JSON.stringify({ text: 'Hi', scene: { camera: 'spin' } }));
    expect(await runRender([at('deep.json'), ...o])).toBe(2);
    expect(err).toMatch(/camera/);
  });

  test('a sound, a photo or a logo that is something else', async () => {
    await writeFile(at('text.mp3'), 'not a sound');
    expect(await runRender(['--audio', at('text.mp3'), ...o])).toBe(2);
    expect(err).toMatch(/not a sound file/);
    await writeFile(at('text.jpg'), 'not a picture');
    expect(await runRender(['--text', 'Hi', '--photo', at('text.jpg'), ...o])).toBe(2);
    expect(err).toMatch(/not a picture/);
    expect(await runRender(['--text', 'Hi', '--logo', at('text.jpg'), '--preview', at('logo.png')])).toBe(2);
    expect(err).toMatch(/text\.jpg is not a picture/);
  });

  test('a photo without a face', async () => {
    const plain = ['--text', 'Hi', '--background', '#203040', '--preset', 'omar', '--cta', 'Bye', '--aspect', '1:1'];
    expect(await runRender([...plain, '--preview', at('faceless.png'), '--at', '99'])).toBe(0);
    expect(await runRender(['--text', 'Hi', '--photo', at('faceless.png'), ...o])).toBe(2);
    expect(err).toMatch(/This photo cannot talk/);
  });
});
