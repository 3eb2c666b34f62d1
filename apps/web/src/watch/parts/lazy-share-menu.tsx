import { lazy, Suspense, useState } from 'react';
import { ShareButton } from './share-button.tsx';

const loadMenu = () => import('./share-menu.tsx');
const ShareMenu = lazy(async () => ({ default: (await loadMenu()).ShareMenu }));

interface Shareable {
  title: string;
  slug: string;
}

/** A button; with the first press it becomes a menu, whose code is loaded only then. */
export function LazyShareMenu({ video }: { video: Shareable }) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void loadMenu();
  if (!isWanted) {
    return (
      <ShareButton aria-haspopup="menu" onClick={() => setWanted(true)} onPointerEnter={prepare} onFocus={prepare} />
    );
  }
  return (
    <Suspense fallback={<ShareButton aria-haspopup="menu" />}>
      <ShareMenu video={video} />
    </Suspense>
  );
}
