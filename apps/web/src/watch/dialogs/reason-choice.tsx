import type { ReportReason } from '@herald/contract';

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'misleading', label: 'It is misleading or false' },
  { value: 'impersonation', label: 'It shows somebody who did not agree' },
  { value: 'offensive', label: 'It is hateful, violent or sexual' },
  { value: 'illegal', label: 'It sells or shows something illegal' },
  { value: 'spam', label: 'It is spam' },
  { value: 'other', label: 'Something else' },
];

interface ReasonChoiceProps {
  value: ReportReason | undefined;
  onChange: (reason: ReportReason) => void;
}

export function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">What is wrong with it?</legend>
      {reasons.map((reason) => (
        <label
          key={reason.value}
          className="-mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2 text-14 hover:bg-raised max-md:min-h-11"
        >
          <input
            type="radio"
            name="reason"
            value={reason.value}
            checked={value === reason.value}
            onChange={() => onChange(reason.value)}
            className="size-4 accent-ink"
          />
          {reason.label}
        </label>
      ))}
    </fieldset>
  );
}
