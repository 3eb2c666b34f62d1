import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';

interface RemovalLinkProps {
  removal: NonNullable<Video['removal']>;
  className: string;
}

/** Where a removal is explained and can be contradicted. */
export function RemovalLink({ removal, className }: RemovalLinkProps) {
  return (
    <Link to={paths.removed} className={clsx('underline underline-offset-4', className)}>
      {removal.is_appealed ? 'See your appeal' : 'Read why and appeal'}
    </Link>
  );
}
