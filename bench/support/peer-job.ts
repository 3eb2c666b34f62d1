import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmReport, loadSound, makeVideo } from '@herald/film';
import { peerFiles, readPeerScene, writePeerScene } from './peer-scene.ts';
import { writeRemotionAssets } from './remotion-assets.ts';

/** Runs one process: `prepare <folder>` for both sides, then `film <folder> <out folder>`, Herald's side. */
const [what, folder = '', out = ''] = process.argv.slice(2);

if (what === 'prepare') await prepare();
if (what === 'film') process.stdout.write(`${JSON.stringify(await film())}\n`);

async function prepare(): Promise<void> {
  const publicDir = join(folder, 'public');
  await mkdir(publicDir, { recursive: true });
  const props = await writeRemotionAssets(await writePeerScene(folder), publicDir);
  await writeFile(join(folder, 'props.json'), JSON.stringify(props));
}

/** Makes an mp4 from the scene's description and a sound file, including the drawing of the person and the sync report. */
async function film(): Promise<FilmReport> {
  const { spec, timing } = await readPeerScene(folder);
  const { logo, voice } = peerFiles(folder);
  return makeVideo({
    source: { scene: { spec, pictures: { logo } } },
    sound: await loadSound(voice),
    timing,
    files: { video: join(out, 'herald.mp4') },
    workFolder: join(out, 'work'),
  });
}
