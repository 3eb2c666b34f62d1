import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { drawableFont } from '#scene/text/font-file.ts';

const require = createRequire(import.meta.url);
const PORT = 4390;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function bundle(): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [here('./page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  return result.outputFiles[0].contents;
}

/** The page is built anew for every visit: edit, reload, look. */
const server = createServer(async (request, response) => {
  const path = decodeURIComponent(request.url ?? '/');
  try {
    if (path === '/') response.setHeader('content-type', 'text/html').end(readFileSync(here('./index.html')));
    else if (path === '/gallery.js') response.setHeader('content-type', 'text/javascript').end(await bundle());
    else if (path.startsWith('/fonts/@fontsource'))
      response.end(drawableFont(readFileSync(require.resolve(path.slice('/fonts/'.length)))));
    else response.writeHead(404).end();
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(PORT, '127.0.0.1', () => process.stdout.write(`The stage is open at http://127.0.0.1:${PORT}\n`));
