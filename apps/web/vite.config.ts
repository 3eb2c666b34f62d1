import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import reactPlugin from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { captionFonts } from './caption-fonts.ts';

const apiPort = process.env.PORT ?? '3000';

/** The two faces every screen shows first; without the hint the browser finds them only after the style sheet. A video's poster goes before them. Those that captions are drawn with are other files. */
const firstFonts = /^(?!.*caption-fonts).*(geist|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

/** Parts that nearly every screen shows and that need no library: one file instead of thirty tiny ones. */
const smallSharedParts =
  /\/src\/lib\/(?!theme-options|event-|upload|sound|use-sound|kept-files|budget-words|service-errors|download-csv|dollars|html-preview|use-object-url|save-file|model-end)|\/contract\/src\/(statuses|plan-slugs)\.|\/src\/ui\/(alert-box|banner|brand|button|caption|dot|empty-state|error-state|field|float-class|icon|input|kbd|page-heading|panel|password-input|spinner|tag\.|text-link|avatar|initials|skeleton|settings-card)|lucide-react\/dist\/esm\/icons\/check\./;
const parts = { name: 'parts', test: smallSharedParts, priority: 1 };

/** What the app shares with the light pages for watching, which need no router and no cache of answers. */
const watchParts = {
  name: 'watch-parts',
  test: /\/src\/lib\/(api|auth-token|connection|create-store|input-mode|log-failure|outside|page-change|paths|session-end|shortcuts|site-name|stored-value|theme|toast|toast-load-failure)\.ts|\/contract\/src\/(client\/|errors|limits|storage-keys)|\/src\/ui\/(banner|button|button-class|connection-banner|dot|icon|icon-button|kbd|mark|message-page|page-heading|spinner|text-button|toast-host|field|input|password-input|alert-box)\.tsx?|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(eye|eye-off)\.)|\/media\/src\/web-address\./,
  priority: 3,
};

/** What shows and shares a film: the pages for watching load it at once, the app with its library. */
const filmParts = {
  name: 'film-parts',
  test: /\/src\/lib\/(copy-link|dates|download-video|file-choices|share|time-code|use-film)\.ts|\/src\/ui\/(film-button|seek-bar|skeleton|textarea)\.tsx|lucide-react\/dist\/esm\/icons\/(arrow-left|captions|chevron-down|code|copy|download|external-link|maximize|pause|play|qr-code|share-2|volume-2|volume-x)\./,
  priority: 3,
};

/** Loads what comes later; in a file of its own, so that whoever only wants that does not get a library with it. */
const loader = { name: 'loader', test: /vite\/(preload-helper|modulepreload-polyfill)|rolldown\/runtime/, priority: 5 };
const react = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|clsx|class-variance-authority)\//,
  priority: 4,
};

/** What every screen needs and what changes only with an update of a library: stays in the browser's cache between releases. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react-router|@tanstack\/(react-query|query-core))\//,
  priority: 2,
};

/** What only the page editor of the back office loads: stays in the browser's cache between releases. */
const prosemirror = { name: 'prosemirror', test: /node_modules\/prosemirror-/, priority: 2 };
/** Used by tables as well, which would load Tiptap for it. */
const externalStore = { name: 'external-store', test: /node_modules\/use-sync-external-store\//, priority: 3 };
/** Drawn people's hair, a fifth of the stage: a file of its own, so that no file is too large to come quickly. */
const hair = { name: 'hair', test: /\/packages\/stage\/src\/people\/hair\//, priority: 2 };
/** Menus, lists, sliders and dialogs: nearly every screen behind the sign-in shows most of them. */
const controls = {
  name: 'controls',
  test: /node_modules\/(@radix-ui|@floating-ui|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//,
  priority: 2,
};
/** Large, and not for every screen: apart from what follows, which would take them along. */
const zod = { name: 'zod', test: /node_modules\/zod\//, priority: 2 };
const tables = {
  name: 'tables',
  test: /node_modules\/@tanstack\/(react-store|react-table|store|table-core)\//,
  priority: 2,
};
/** Two icons would share a file only where the same screens show both. Those of the pages that strangers open first stay apart. */
const icons = { name: 'icons', test: /lucide-react\/dist\/esm\/icons\/(?!(check|key-round|minimize|star)\.)/ };
/** Small parts of many screens, of which each would be a file of some hundred bytes. */
const sharedParts = {
  name: 'shared-parts',
  test: /\/web\/src\/(data|lib|ui)\/(?!admin-list|data-table|limits|plan-card|plan-words|price-text|rich-text|size-text|support-link|voice-packs|youtube-still)/,
  minShareCount: 4,
  maxModuleSize: 8000,
};

const tiptap = { name: 'tiptap', test: /node_modules\/(@tiptap|linkifyjs)\//, priority: 2 };

const preloadFirstFonts: Plugin = {
  name: 'preload-first-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, path }) =>
      Object.keys((path.endsWith('index.html') && bundle) || {})
        .filter((fileName) => firstFonts.test(fileName))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
};

/** While developing, `/watch/{slug}` and `/embed/{slug}` are these pages without what a server writes into them. */
const watchPages: Plugin = {
  name: 'watch-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const page = /^\/(watch|embed)\/[^/?]+(?=$|\?)/.exec(request.url ?? '')?.[1];
      if (page) request.url = `/${page}.html`;
      next();
    });
  },
};

const pages = ['index', 'watch', 'embed'].map((name) => fileURLToPath(new URL(`${name}.html`, import.meta.url)));

/** The script of the pages that the server makes for the administration of sites: one file, which shares nothing. */
const siteAdmin = fileURLToPath(new URL('src/site-admin/site-admin.ts', import.meta.url));

/** On a busy machine the bundler tells whoever starts Herald which plugins took long: nothing they could mend. */
const checks = { pluginTimings: false };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [reactPlugin(), tailwindcss(), preloadFirstFonts, captionFonts, watchPages],
  worker: { format: 'es', rolldownOptions: { checks } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      checks,
      input: [...pages, siteAdmin],
      output: {
        codeSplitting: {
          groups: [
            ...[loader, react, watchParts, filmParts, libraries, externalStore, prosemirror, tiptap, hair, parts],
            ...[controls, zod, tables, icons, sharedParts],
          ],
        },
      },
    },
  },
  server: { proxy: { '^/(api|watch/[^/]+)/': `http://127.0.0.1:${apiPort}` } },
});
