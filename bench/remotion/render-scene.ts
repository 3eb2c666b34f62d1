import { readFile } from 'node:fs/promises';
import { renderMedia, selectComposition } from '@remotion/renderer';

/** `<bundle> <props.json> <out.mp4> <browser>`: the fastest settings known on two cores, and Herald's own for x264. */
const [serveUrl, propsFile, outputLocation, browserExecutable] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
];

const inputProps = JSON.parse(await readFile(propsFile, 'utf8')) as Record<string, unknown>;
const browser = { browserExecutable, chromeMode: 'headless-shell', logLevel: 'error' } as const;
const composition = await selectComposition({ serveUrl, id: 'scene', inputProps, ...browser });
await renderMedia({
  serveUrl,
  composition,
  inputProps,
  outputLocation,
  codec: 'h264',
  audioCodec: 'aac',
  audioBitrate: '128k',
  x264Preset: 'veryfast',
  crf: 20,
  imageFormat: 'jpeg',
  concurrency: 2,
  ...browser,
});
