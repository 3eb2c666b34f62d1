import { createRoot } from 'react-dom/client';
import { listenForInputMode } from '#lib/input-mode.ts';
import { listenForShortcuts } from '#lib/shortcuts.ts';
import { watchTheme } from '#lib/theme.ts';
import { App } from './app/app.tsx';
import { router } from './app/router.ts';
import './styles.css';

watchTheme();
listenForShortcuts();
listenForInputMode();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to draw into.');
createRoot(root).render(<App router={router} />);
