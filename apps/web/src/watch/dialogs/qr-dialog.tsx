import { Download } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

interface QrDialogProps {
  video: { title: string; slug: string };
  onClose: () => void;
}

/** The way from paper or from another screen to this page. */
export function QrDialog({ video, onClose }: QrDialogProps) {
  const picture = `${paths.watch(video.slug)}/qr.svg`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="QR code"
      description="Point a phone’s camera at it to open this page."
      className="max-w-[400px]"
      actions={
        <a href={picture} download={`${video.title}.svg`} className={buttonClass({ kind: 'primary' })}>
          <Icon of={Download} />
          Save as SVG
        </a>
      }
    >
      <img
        src={picture}
        alt={`QR code of ${video.title}`}
        width={280}
        height={280}
        className="mx-auto size-[280px] max-w-full rounded-control bg-white"
      />
    </Dialog>
  );
}
