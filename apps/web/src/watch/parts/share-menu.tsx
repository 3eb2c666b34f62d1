import type { CountedVideo } from '#lib/count-act.ts';
import { Menu } from '#ui/menu.tsx';
import { ShareItems } from '#ui/share-items.tsx';
import { ShareButton } from './share-button.tsx';

export function ShareMenu({ video }: { video: CountedVideo & { title: string } }) {
  return (
    <Menu isOpenAtFirst trigger={<ShareButton />}>
      <ShareItems video={video} />
    </Menu>
  );
}
