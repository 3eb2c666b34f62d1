import type { Aspect } from '@herald/media/choices';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface EmbedDialogProps {
  link: string;
  /** The shape on the page, which the frame gets. */
  ratio: Aspect | undefined;
  onClose: () => void;
}

/** A side of the frame, enough for a text column; the embedding page can change it. */
const UPRIGHT_WIDTH = 360;
const WIDE_WIDTH = 640;

/** What another page puts in to show the video. */
export function EmbedDialog({ link, ratio, onClose }: EmbedDialogProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => {
    request('GET /oembed', {
      query: { url: link, aspect_ratio: ratio, maxwidth: ratio === '16:9' ? WIDE_WIDTH : UPRIGHT_WIDTH },
    })
      .then(({ html }) => setCode(html))
      .catch(() => setError('We couldn’t load the code. Please close this dialog and try again.'));
  }, [link, ratio]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toastSuccess('Embed code copied');
    } catch {
      toastError('The code was not copied', 'Please select the code and copy it yourself.');
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Embed this video"
      description="Paste this code into your page where the video should appear."
      actions={
        <Button kind="primary" icon={Copy} disabled={!code} onClick={() => void copy()}>
          Copy code
        </Button>
      }
    >
      <Field label="Embed code" hint="The player fills the width and height you set." error={error}>
        <Textarea
          readOnly
          value={code}
          rows={5}
          placeholder={error ? '' : 'One moment…'}
          onFocus={(event) => event.currentTarget.select()}
          className="tc break-all text-13!"
        />
      </Field>
    </Dialog>
  );
}
