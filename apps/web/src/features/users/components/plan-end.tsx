import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { dayOf } from '../rules/plan-ends.ts';

const NEVER = 'never';
const ON_A_DAY = 'day';
const options = [
  { value: NEVER, label: 'no end' },
  { value: ON_A_DAY, label: 'on a day' },
];
const FIRST_DAYS = 30;
const DAY_MS = 86_400_000;

interface PlanEndProps {
  /** Of the plan. */
  name: string;
  /** The last day; empty for no end. */
  day: string;
  onChange: (day: string) => void;
}

/** Until when a plan holds. */
export function PlanEnd({ name, day, onChange }: PlanEndProps) {
  const today = Date.now();
  const proposed = () => dayOf(new Date(today + FIRST_DAYS * DAY_MS));
  return (
    <div className="flex gap-2 max-sm:w-full">
      <Select
        label={`End of ${name}`}
        lead="Ends"
        options={options}
        value={day ? ON_A_DAY : NEVER}
        onChange={(choice) => onChange(choice === NEVER ? '' : day || proposed())}
        className="w-[148px]! max-sm:flex-1"
      />
      {day && (
        <Input
          type="date"
          aria-label={`Last day of ${name}`}
          min={dayOf(new Date(today))}
          value={day}
          // A day that is being typed is empty for a moment; "no end" is chosen beside it.
          onChange={({ target }) => target.value && onChange(target.value)}
          className="w-[148px] max-sm:flex-1"
        />
      )}
    </div>
  );
}
