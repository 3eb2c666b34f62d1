import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIPS, FILMS, material } from './film-scripts.mjs';
import { projectNode, root, run, say } from './workspace.mjs';

const folder = join(root, 'out', 'films');

/** Writes each film, or those that are named, with poster and plan to out/films; ends with 1 when one was not good enough. */
export async function writeFilms(names) {
  const unknown = names.filter((name) => !(name in FILMS));
  if (unknown.length > 0) {
    say(`There is no film named ${unknown.join(', ')}. There are: ${Object.keys(FILMS).join(', ')}`);
    return 1;
  }
  mkdirSync(material, { recursive: true });
  const codes = [await run(projectNode(), [join(root, 'packages', 'stage', 'testing', 'write-material.ts'), material])];
  for (const [name, scene] of Object.entries(CLIPS)) codes.push(await film(join(material, name), scene, []));
  for (const [name, scene] of Object.entries(FILMS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const plan = join(folder, `${name}.plan.json`);
    rmSync(plan, { force: true });
    codes.push(await film(join(folder, name), scene, ['--plan', plan]));
    say(`out/films/${name}.mp4, ${name}.jpg and ${name}.plan.json`);
  }
  return codes.every((code) => code === 0) ? 0 : 1;
}

async function film(path, { brand, ...scene }, flags) {
  writeFileSync(`${path}.scene.json`, JSON.stringify(scene));
  if (brand) writeFileSync(`${path}.brand.json`, JSON.stringify(brand));
  const main = join(root, 'apps', 'herald', 'src', 'main.ts');
  const look = brand ? ['--brand', `${path}.brand.json`] : [];
  return run(projectNode(), [main, 'render', `${path}.scene.json`, ...look, ...flags, '--quiet', '-o', `${path}.mp4`]);
}
