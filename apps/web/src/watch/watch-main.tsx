import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { listenForInputMode } from '#lib/input-mode.ts';
import { listenForShortcuts } from '#lib/shortcuts.ts';
import { setSiteName } from '#lib/site-name.ts';
import { watchTheme } from '#lib/theme.ts';
import { readPageData, slugOfPage } from './data/page-data.ts';
import { WatchPage } from './watch-page.tsx';

watchTheme();
listenForShortcuts();
listenForInputMode();

const root = document.getElementById('root');
if (!root) throw new Error('watch.html has no #root to draw into.');
const data = readPageData();
if (data) setSiteName(data.siteName);
const drawn = createRoot(root);
// As a transition it is drawn in small steps, between which a slow phone stays answerable.
startTransition(() => drawn.render(<WatchPage slug={slugOfPage()} data={data} />));
