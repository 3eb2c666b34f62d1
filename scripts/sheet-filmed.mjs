import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root, run, say } from './workspace.mjs';

const folder = join(root, 'out', 'sheets');
const stills = join(folder, 'filmed');
const PICTURE = join(root, 'packages', 'stage', 'fixtures', 'products', 'serum.png');
const ASPECTS = ['9:16', '4:5', '1:1', '16:9'];
const SHOTS = ['wide', 'medium', 'close', 'picture 1', 'split 1', 'over 1', 'card'];
/** Films that are too short keep one shot. */
const scriptOf = (shot) => `Two drops every morning, that is all. [${shot}] And this is where it stands at home.`;
const AT_SEC = 3.9;

/** Draws every shot of a filmed person in every ratio. Herald brings no clip of anybody, so the clip is yours. */
export async function writeFilmedSheet([clip]) {
  if (!clip) {
    say('Name the clip of a person: npm run sheet -- filmed me.mp4');
    return 1;
  }
  rmSync(stills, { recursive: true, force: true });
  mkdirSync(stills, { recursive: true });
  const cells = [];
  for (const aspect of ASPECTS)
    for (const shot of SHOTS) {
      const path = join(stills, `${cells.length}.png`);
      const code = await still(clip, { aspect, shot }, path);
      if (code !== 0) return code;
      cells.push(`${aspect} ${shot}=${path}`);
    }
  const grid = join(root, 'packages', 'stage', 'testing', 'write-grid.ts');
  const code = await run(projectNode(), [grid, join(folder, 'filmed.png'), String(SHOTS.length), ...cells]);
  if (code === 0) say('Every shot of a filmed person in every ratio: out/sheets/filmed.png');
  return code;
}

function still(clip, { aspect, shot }, path) {
  const main = join(root, 'apps', 'herald', 'src', 'main.ts');
  const scene = ['--clip', clip, '--picture', PICTURE, '--aspect', aspect, '--text', scriptOf(shot)];
  return run(projectNode(), [main, 'render', ...scene, '--quiet', '--preview', path, '--at', String(AT_SEC)]);
}
