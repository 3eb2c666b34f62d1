import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { listenForShortcuts } from '#lib/shortcuts.ts';
import { readPageData, slugOfPage } from './data/page-data.ts';
import { EmbedPage } from './embed-page.tsx';
import './watch.css';

listenForShortcuts();

const root = document.getElementById('root');
if (!root) throw new Error('embed.html has no #root to draw into.');
const drawn = createRoot(root);
// As a transition it is drawn in small steps, between which a slow phone stays answerable.
startTransition(() => drawn.render(<EmbedPage slug={slugOfPage()} data={readPageData()} />));
