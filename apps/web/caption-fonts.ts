import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { CAPTION_FONTS, drawableFont, EMOJI_FONTS } from '@herald/stage';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.resolve('@herald/stage'));
const files = [...new Set([...CAPTION_FONTS, ...EMOJI_FONTS].map(({ file }) => file))];

const contentOf = (file: string) => drawableFont(readFileSync(require.resolve(file)));

/** Named after the versions of the packages, so that browsers may keep the files for good. */
function folderName(): string {
  const packages = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  const versions = [...packages].map((name) => `${name} ${require(`${name}/package.json`).version}`);
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 8);
}

const folder = `assets/caption-fonts-${folderName()}`;

/** Serves the very files that films are captioned with, so that the preview breaks its lines where the film does. */
export const captionFonts: Plugin = {
  name: 'caption-fonts',
  config: () => ({ define: { 'import.meta.env.CAPTION_FONTS': JSON.stringify(`/${folder}/`) } }),
  configureServer(server) {
    server.middlewares.use(`/${folder}`, (request, response, next) => {
      const file = files.find((each) => basename(each) === basename(request.url ?? ''));
      if (file) response.end(contentOf(file));
      else next();
    });
  },
  generateBundle() {
    // Workers are bundled on their own; the files are wanted once.
    if (this.environment?.name !== 'client') return;
    for (const file of files)
      this.emitFile({
        type: 'asset',
        fileName: `${folder}/${basename(file)}`,
        source: contentOf(file),
      });
  },
};
