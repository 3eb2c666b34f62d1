import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiPort = process.env.PORT ?? '3000';

/** The two faces every screen shows first; without the hint the browser finds them only after the style sheet. */
const firstFonts = /(geist|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

/** Parts that nearly every screen shows and that need no library: one file instead of thirty tiny ones. */
const smallSharedParts =
  /\/src\/lib\/(?!theme-options)|\/contract\/src\/(?!option-lists)|\/src\/ui\/(alert-box|banner|brand|button|caption|dot|empty-state|error-state|field|float-class|icon|input|kbd|page-heading|panel|password-input|pose-guide|spinner|tag|text-link|avatar|initials|skeleton|settings-card)/;
const parts = { name: 'parts', test: smallSharedParts, priority: 1 };

/** What every screen needs and what changes only with an update of a library: stays in the browser's cache between releases. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core)|clsx|class-variance-authority)\//,
  priority: 2,
};

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
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: [libraries, parts] } } },
  },
  server: { proxy: { '^/api/': `http://127.0.0.1:${apiPort}` } },
});
