import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';
import { textLinkClass } from './text-button.tsx';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(textLinkClass, className)} />;
}
