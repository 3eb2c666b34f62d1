import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';

interface AddressToolProps {
  label: string;
  field: string;
  placeholder: string;
  hint: string;
  submit: string;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  value: string;
  /** Returns what is wrong with an address; it is used otherwise. */
  onSubmit: (address: string) => string | undefined;
  /** Takes away what is there. */
  remove?: { label: string; run: () => void } | undefined;
  /** Puts the focus back where the text is. */
  onDone: () => void;
}

/** Asks for an address beside the toolbar: of a link, of a video. */
export function AddressTool({ label, trigger, isOpen, onOpenChange, onDone, ...form }: AddressToolProps) {
  const [isDone, setDone] = useState(false);
  const finish = () => {
    setDone(true);
    onOpenChange(false);
  };
  return (
    <Popover
      label={label}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setDone(false);
        onOpenChange(next);
      }}
      onClosed={() => {
        if (isDone) onDone();
        return isDone;
      }}
    >
      <AddressForm {...form} onFinish={finish} />
    </Popover>
  );
}

type AddressFormProps = Pick<
  AddressToolProps,
  'field' | 'placeholder' | 'hint' | 'submit' | 'value' | 'onSubmit' | 'remove'
> & { onFinish: () => void };

function AddressForm({ field, placeholder, hint, submit, value, onSubmit, remove, onFinish }: AddressFormProps) {
  const [address, setAddress] = useState(value);
  const [problem, setProblem] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Portals pass events on to the form around the editor.
        event.stopPropagation();
        const found = onSubmit(address);
        setProblem(found);
        if (!found) onFinish();
      }}
    >
      <Field label={field} hint={hint} error={problem}>
        <Input
          inputMode="url"
          autoComplete="off"
          placeholder={placeholder}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <div className="mt-4 flex justify-end gap-2">
        {remove && (
          <Button
            onClick={() => {
              remove.run();
              onFinish();
            }}
          >
            {remove.label}
          </Button>
        )}
        <Button type="submit" kind="primary">
          {submit}
        </Button>
      </div>
    </form>
  );
}
