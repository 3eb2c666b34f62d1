import { cva, type VariantProps } from 'class-variance-authority';

/** The look of a button, shared by real buttons and links that look like one. */
export const buttonClass = cva(
  'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium transition-colors duration-150 disabled:cursor-not-allowed forced-colors:border',
  {
    variants: {
      kind: {
        primary: 'bg-signal text-on-signal hover:bg-signal-hover disabled:bg-raised disabled:text-ink-faint',
        quiet:
          'border border-line-strong bg-panel text-ink hover:bg-raised disabled:border-line disabled:bg-transparent disabled:text-ink-faint',
        ghost: 'text-ink-soft hover:bg-raised hover:text-ink disabled:text-ink-faint',
        danger: 'text-bad hover:bg-bad-wash disabled:text-ink-faint',
        destroy: 'bg-bad text-ground hover:bg-bad/85 disabled:bg-raised disabled:text-ink-faint',
        film: 'bg-film-ink text-film hover:bg-white',
      },
      size: {
        s: 'h-8 px-3 text-13 max-md:min-h-9',
        m: 'h-9 px-3.5 text-14 max-md:min-h-11',
        l: 'h-11 px-5 text-14',
        toolbar: 'h-10 px-3.5 text-14 max-md:min-h-11',
      },
      full: { true: 'w-full' },
    },
    defaultVariants: { kind: 'quiet', size: 'm' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;
