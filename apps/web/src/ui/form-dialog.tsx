import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  sentence?: string;
  submit: string;
  busyText: string | false;
  isDangerous?: boolean;
  /** More than a phone shows beside what is below it. */
  isLong?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Beside the buttons that end it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A dialog that is one small form. */
export function FormDialog(props: FormDialogProps) {
  const { title, sentence, submit, busyText, isDangerous, isLong, onSubmit, onClose, aside, children } = props;
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // It may open out of another form, which must not be sent with it.
    event.stopPropagation();
    if (!busyText) onSubmit();
  };
  return (
    <Dialog
      isOpen
      {...(isLong && { isLarge: true, className: 'md:max-w-[520px]' })}
      onOpenChange={onClose}
      title={title}
      description={sentence}
      actions={
        <>
          {aside && <span className="mr-auto max-md:w-full max-md:[&>button]:w-full">{aside}</span>}
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} kind={isDangerous ? 'destroy' : 'primary'} busyText={busyText}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>
  );
}
