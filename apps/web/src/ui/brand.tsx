import { clsx } from 'clsx';
import { Link } from 'react-router';
import { BrandName, brandClass } from './mark.tsx';

interface BrandProps {
  size?: 'm' | 'l';
  className?: string;
}

export function Brand({ size = 'm', className }: BrandProps) {
  return (
    <Link to="/" className={clsx(brandClass, className)}>
      <BrandName size={size} />
    </Link>
  );
}
