import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  src?: string | undefined;
}

/** Beside the name, so it says nothing itself. */
export function Avatar({ name, src }: AvatarProps) {
  if (src) return <img src={src} alt="" className="size-7 shrink-0 rounded-full object-cover" />;
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full bg-raised font-medium text-12 text-ink-soft ring-1 ring-line-strong ring-inset"
    >
      {initials(name)}
    </span>
  );
}
