import { copyVideoLink } from '#lib/copy-link.ts';
import { type CountedVideo, countAct } from '#lib/count-act.ts';
import { openShareWindow, type ShareTarget, sharedVideo } from '#lib/share.ts';
import { MenuItem, MenuSeparator } from './menu.tsx';

interface ShareItemsProps {
  video: CountedVideo & { title: string };
}

/** The items of a share menu, wherever it opens from. */
export function ShareItems({ video }: ShareItemsProps) {
  const shareOn = (target: ShareTarget) => () => {
    openShareWindow(target, sharedVideo(video, location.origin));
    countAct(video, 'share');
  };
  return (
    <>
      <MenuItem onSelect={shareOn('Facebook')}>Facebook</MenuItem>
      <MenuItem onSelect={shareOn('WhatsApp')}>WhatsApp</MenuItem>
      <MenuItem onSelect={shareOn('Twitter')}>Twitter</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void copyVideoLink(video)}>Copy Link</MenuItem>
      <MenuItem note="addtoany.com" onSelect={shareOn('More Options')}>
        More Options
      </MenuItem>
    </>
  );
}
