interface ProgressProps {
  label: string;
  /** 0 to 1, measured. */
  done: number;
}

/** Real progress of something that is not a picture; over a picture use `Wipe`. */
export function Progress({ label, done }: ProgressProps) {
  const percent = Math.round(done * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="h-[3px] overflow-hidden rounded-full bg-line-strong"
    >
      <div className="h-full bg-signal" style={{ width: `${percent}%` }} />
    </div>
  );
}
