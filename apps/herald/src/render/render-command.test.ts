import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { FilmReport } from '@herald/film';
import { probeMedia } from '@herald/film/testing';
import { wavOf } from '@herald/media/wav';
import { openProviders } from '@herald/providers';
import { describe, expect, test } from 'vitest';
import { runRender } from './render-command.ts';
import { useRenderFolder } from './testing/render-folder.ts';

const { at, printed } = useRenderFolder();

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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
    expect(printed.err).not.toMatch(/error/i);
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
    expect(printed.out).toContain('bread.mp4');
    expect(printed.out).toMatch(/lips: closed on \d+ of \d+ p, b, m/);
    expect(printed.err).toMatch(/drawing +[█░]+ +\d+ %/);
    expect(printed.err).toMatch(/^The video will be \d+ s long\. Making it takes roughly \d+ s\.$/m);
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
    expect(printed.err).toBe('');
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
    expect((await probeMedia(at('talk.mp4'))).metadata.comment).toContain('The voice is a recording.');
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

  test('stands where the words are from, or where it is told to', async () => {
    const still = async (name: string, ...more: string[]) => {
      const text = 'We repair your brakes in our garage.';
      const args = ['--text', text, '--preset', 'omar', '--aspect', '1:1', '--at', '0.5', ...more];
      expect(await runRender([...args, '--preview', at(name)])).toBe(0);
      return readFile(at(name));
    };
    const told = await still('told.png');
    expect(told.equals(await still('workshop.png', '--background', 'workshop'))).toBe(true);
    expect(told.equals(await still('home.png', '--background', 'home'))).toBe(false);
  });

  test('can be drawn twice at once from a clip that was never read', async () => {
    const args = ['--text', 'This is how we bake our bread.', '--picture', at('bread.mp4'), '--aspect', '1:1'];
    const stills = ['first.png', 'second.png'].map((name) => at(name));
    const codes = await Promise.all(stills.map((still) => runRender([...args, '--preview', still, '--at', '0.5'])));
    expect({ codes, err: printed.err }).toEqual({ codes: [0, 0], err: '' });
    const [first, second] = await Promise.all(stills.map((still) => readFile(still)));
    expect(second?.equals(first ?? ONE_PIXEL)).toBe(true);
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
    expect(printed.out.split('\n').length).toBeGreaterThan(24);
    expect(printed.out).toMatch(/^omar +\S/m);
    expect(await runRender(['--voices'])).toBe(0);
    expect(printed.out).toMatch(/^flite:\S+ +en-US /m);
    expect(await runRender(['--help'])).toBe(0);
    expect(printed.out).toContain('Exit codes');
  });
});

test('a script in Windows-1252 is read, and said to be', async () => {
  await writeFile(at('western.txt'), Buffer.from('Caf\xe9 cr\xe8me.', 'latin1'));
  expect(await runRender(['--text-file', at('western.txt'), '--aspect', '1:1', '--preview', at('western.png')])).toBe(
    0,
  );
  expect(printed.err).toMatch(/western\.txt is not UTF-8\. It was read as Windows-1252\./);
});

test('another script, or another --seed, makes another take', async () => {
  const frames = await Promise.all(
    [['--seed', '1'], ['--seed', '2'], []].map(async (seed, i) => {
      const path = at(`take-${i}.png`);
      const args = [
        '--text',
        'Good morning.',
        '--preset',
        'omar',
        '--background',
        '#203040',
        '--aspect',
        '1:1',
        ...seed,
      ];
      expect(await runRender([...args, '--preview', path, '--at', '0.6'])).toBe(0);
      return (await readFile(path)).toString('base64');
    }),
  );
  expect(new Set(frames).size).toBe(3);
});

test('a video that could not be finished leaves nothing behind', async () => {
  await mkdir(at('ended'));
  await mkdir(at('ended/bread.vtt'));
  const args = ['--text', 'Bread.', '--preset', 'omar', ...small(), '-o', at('ended/bread.mp4'), '--quiet'];
  expect(await runRender(args)).toBe(1);
  expect(await readdir(at('ended'))).toEqual(['bread.vtt']);
});

describe('a mistake is reported in one sentence with exit code 2', () => {
  const o = ['-o', 'x.mp4'];
  test.each<[string, string[], RegExp]>([
    ['nothing at all to say', o, /There is nothing to say/],
    ['a script of spaces', ['--text', '   ', ...o], /--text is empty\./],
    ['a script without words', ['--text', '!!! ...', ...o], /no words/],
    ['a product nobody gave', ['--text', '[show product] Hi', ...o], /no product for \[show product\]/],
    ['no place for the video', ['--text', 'Hi'], /Name the output file/],
    ['another kind of file', ['--text', 'Hi', '-o', 'x.avi'], /must end in \.mp4/],
    ['an unknown flag', ['--text', 'Hi', '--colour', 'red', ...o], /Unknown option '--colour'/],
    ['an unknown presenter', ['--text', 'Hi', '--preset', 'nobody', ...o], /--preset must be one of .*omar/],
    ['an unknown voice', ['--text', 'Hi', '--voice', 'nobody', ...o], /no voice "nobody"/],
    ['a language nobody speaks here', ['--text', 'Hi', '--locale', 'xx-XX', ...o], /no embedded voice for "xx-XX"/],
    ['an impossible rate', ['--text', 'Hi', '--rate', '9', ...o], /--rate must be a number from 0\.5 to 2, not "9"\./],
    ['an impossible ratio', ['--text', 'Hi', '--aspect', '3:2', ...o], /--aspect must be one of 9:16, .*, not "3:2"\./],
    [
      'a value that begins with a dash',
      ['--text', 'Hi', '--seed', '-1', ...o],
      /^The value of --seed .* --seed=VALUE\.$/m,
    ],
    ['a limit that allows nothing', ['--text', 'Hi', '--max-length', '0', ...o], /--max-length 0 allows no video/],
    ['a frame that is no png', ['--text', 'Hi', '--preview', 'x.jpg'], /A frame is a \.png file/],
    ['a list of voices and more', ['--voices', '--locale', 'es'], /--voices only lists what there is/],
    [
      'a progress bar over a presenter without a place',
      ['--text', 'Hi', '--background', 'green', '--progress-bar', 'on', ...o],
      /Leave out --progress-bar/,
    ],
    [
      'figures over a presenter without a place',
      ['--text', 'Hi', '--background', 'green', '--figures', 'on', ...o],
      /Leave out --figures/,
    ],
    ['a resolution that is none', ['--text', 'Hi', '--resolution', '4k', ...o], /--resolution must be 720 or 1080/],
    ['a color that is none', ['--text', 'Hi', '--background', '#12', ...o], /or a color like #203040, not "#12"\./],
    ['a locale that is none', ['--text', 'Hi', '--locale', '??', ...o], /--locale must name a language/],
    ['a word nobody can say', ['--text', 'x'.repeat(250), ...o], /a word of 250 letters; the longest may have 200/],
    ['a moment without a preview', ['--text', 'Hi', '--at', '1', ...o], /Give --preview FILE too/],
    ['a link without an end card', ['--text', 'Hi', '--link', 'north.co', ...o], /shown on the end card\. Give --cta/],
    [
      'a link that leads nowhere',
      ['--text', 'Hi', '--cta', 'Go', '--link', 'our shop', ...o],
      /--link .*no web address/,
    ],
    ['a voice beside a recording', ['--audio', 'x.mp3', '--voice', 'flite:slt', ...o], /not both/],
    ['a rate beside a recording', ['--audio', 'x.mp3', '--rate', '1.2', ...o], /Give --rate or --audio, not both/],
    [
      'captions of a recording whose words nobody gave',
      ['--audio', 'x.mp3', '--captions', 'pop', ...o],
      /Give them with --text/,
    ],
    ['a report without a video', ['--text', 'Hi', '--preview', 'x.png', '--report'], /--report needs a video/],
    ['letters the voice cannot read', ['--text', 'مرحبا بالعالم', ...o], /written in Arabic letters/],
    ['a folder that is not there', ['--text', 'Hi', '-o', '/nowhere/x.mp4'], /There is no folder \/nowhere/],
    ['a folder as the video', ['--text', 'Hi', '--preview', '/'], /is a folder/],
    [
      'far too many words',
      ['--text', 'many words '.repeat(900), ...o],
      /The limit is 10 min 0 s; raise it with --max-length/,
    ],
    ['more than allowed', ['--text', 'Five words are too many.', '--max-length', '1', ...o], /The limit is 1 s/],
    [
      'a moment that is none',
      ['--text', 'Hi', '--preview', 'x.png', '--at', 'noon'],
      /--at must be a number of seconds/,
    ],
    ['a sound that is not there', ['--audio', '/nowhere/talk.mp3', ...o], /There is no sound file at/],
    [
      'music that is not there, for a frame too',
      ['--text', 'Hi', '--music', '/nowhere/song.mp3', '--preview', 'x.png'],
      /There is no sound file at \/nowhere\/song\.mp3/,
    ],
    ['a photo that is not there', ['--text', 'Hi', '--photo', '/nowhere/face.jpg', ...o], /Cannot open the photo/],
    [
      'music of Herald beside a file',
      ['--text', 'Hi', '--music', 'x.mp3', '--music-mood', 'calm', ...o],
      /Give --music or --music-mood, not both/,
    ],
    ['a tune without a mood', ['--text', 'Hi', '--music-tune', '2', ...o], /Give --music-mood too/],
    [
      'music under a voice without music',
      ['--text', 'Hi', '--music-under', '12', ...o],
      /Give --music or --music-mood/,
    ],
    ['a mood that is none', ['--text', 'Hi', '--music-mood', 'jazz', ...o], /--music-mood must be/],
    ['a presenter and a photo', ['--text', 'Hi', '--preset', 'omar', '--photo', 'x.jpg', ...o], /not more than one/],
    ['a photo and a clip', ['--text', 'Hi', '--clip', 'x.mp4', '--photo', 'x.jpg', ...o], /not more than one/],
    ['a clip that is not there', ['--text', 'Hi', '--clip', '/nowhere/me.mp4', ...o], /Cannot open the clip/],
    ['a scene file that is not there', ['/nowhere/scene.json', ...o], /Cannot read /],
    ['two scene files', ['a.json', 'b.json', ...o], /one scene file/],
  ])('%s', async (_, argv, sentence) => {
    expect(await runRender(argv)).toBe(2);
    expect(printed.err).toMatch(sentence);
    expect(printed.err).not.toMatch(/^\s+at /m);
  });

  test('a scene file that is not JSON, or not a scene', async () => {
    await writeFile(at('broken.json'), '{ "text": ');
    expect(await runRender([at('broken.json'), ...o])).toBe(2);
    expect(printed.err).toMatch(/is not JSON/);
    await writeFile(at('odd.json'), JSON.stringify({ text: 'Hi', size: 'big' }));
    expect(await runRender([at('odd.json'), ...o])).toBe(2);
    expect(printed.err).toMatch(/size/);
    await writeFile(at('brand.json'), JSON.stringify({ color: '#102030' }));
    expect(await runRender(['--text', 'Hi', '--brand', at('brand.json'), ...o])).toBe(2);
    expect(printed.err).toContain('--brand is wrong: "accent" is missing.');
    await writeFile(at('deep.json'), JSON.stringify({ text: 'Hi', scene: { camera: 'spin' } }));
    expect(await runRender([at('deep.json'), ...o])).toBe(2);
    expect(printed.err).toMatch(/camera/);
  });

  test('a sound, a photo or a logo that is something else', async () => {
    await writeFile(at('text.mp3'), 'not a sound');
    expect(await runRender(['--audio', at('text.mp3'), ...o])).toBe(2);
    expect(printed.err).toMatch(/not a sound file/);
    await writeFile(at('text.jpg'), 'not a picture');
    expect(await runRender(['--text', 'Hi', '--photo', at('text.jpg'), ...o])).toBe(2);
    expect(printed.err).toMatch(/not a picture/);
    expect(await runRender(['--text', 'Hi', '--logo', at('text.jpg'), '--preview', at('logo.png')])).toBe(2);
    expect(printed.err).toMatch(/text\.jpg is not a picture/);
  });

  test('a voice of another language', async () => {
    const { speech } = await openProviders();
    const spanish = speech.allVoices().find(({ locale }) => locale.startsWith('es'));
    expect(await runRender(['--text', 'Hi', '--voice', spanish?.id ?? '', ...o])).toBe(2);
    expect(printed.err).toMatch(/speaks es-\S+, but --locale is en-US/);
  });

  test('a script that is no text', async () => {
    await writeFile(
      at('random.txt'),
      Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256),
    );
    expect(await runRender(['--text-file', at('random.txt'), ...o])).toBe(2);
    expect(printed.err).toMatch(/random\.txt is not a text file/);
  });

  test('a moment past the end of the video', async () => {
    const late = ['--text', 'Hi', '--preview', at('late.png'), '--at', '99', '--aspect', '1:1'];
    expect(await runRender(late)).toBe(2);
    expect(printed.err).toMatch(/--at 99 is past the end of the video, which is \d+ s long/);
  });

  test('a picture that is cut off or far too small', async () => {
    const picture = await readFile(at('early.png'));
    await writeFile(at('cut.png'), picture.subarray(0, picture.length / 2));
    const shown = ['--text', 'Hi', '--aspect', '1:1', '--preview', at('x.png')];
    expect(await runRender([...shown, '--product', at('cut.png')])).toBe(2);
    expect(printed.err).toMatch(/cut\.png is cut off/);
    await writeFile(at('dot.png'), ONE_PIXEL);
    expect(await runRender([...shown, '--background', at('dot.png')])).toBe(2);
    expect(printed.err).toMatch(/has only 1 x 1 pixels/);
  });

  test('a photo without a face', async () => {
    const plain = ['--text', 'Hi', '--background', '#203040', '--preset', 'omar', '--cta', 'Bye', '--aspect', '1:1'];
    expect(await runRender([...plain, '--preview', at('faceless.png'), '--at', '2.6'])).toBe(0);
    expect(await runRender(['--text', 'Hi', '--photo', at('faceless.png'), ...o])).toBe(2);
    expect(printed.err).toMatch(/This photo cannot talk/);
  });
});
