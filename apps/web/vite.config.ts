import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiPort = process.env.PORT ?? '3000';

/** The two faces every screen shows first; without the hint the browser finds them only after the style sheet. */
const firstFonts = /(geist|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

const preloadFirstFonts: Plugin = {
  name: 'preload-first-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((fileName) => firstFonts.test(fileName))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFirstFonts],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
