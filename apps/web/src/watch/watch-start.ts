import './watch.css';
import { listenForEarlyPress } from './first/early-press.ts';
import { pictureShown } from './first/picture-shown.ts';

listenForEarlyPress();
void pictureShown(document.querySelector<HTMLImageElement>('#root img')).then(() => import('./watch-main.tsx'));
