import { Download } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

interface QrDialogProps {
  /** Of the saved file. */
  name: string;
  /** The address of the picture. */
  picture: string;
  /** What a phone opens with it. */
  opens: string;
  onClose: () => void;
}

/** The way from paper or from another screen to a page. */
export function QrDialog({ name, picture, opens, onClose }: QrDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="QR code"
      description={`Point a phone’s camera at it to open ${opens}.`}
      className="max-w-[400px]"
      actions={
        <a href={picture} download={`${name}.svg`} className={buttonClass({ kind: 'primary' })}>
          <Icon of={Download} />
          Save as SVG
        </a>
      }
    >
      <img
        src={picture}
        alt={`QR code of ${opens}`}
        width={280}
        height={280}
        className="mx-auto size-[280px] max-w-full rounded-control bg-white"
      />
    </Dialog>
  );
}
