import { AppError } from '../errors/app-error.ts';
import type { Actor } from './actor.ts';

/** False for an administrator who acts as another user. */
export function actsForThemselves({ impersonator }: Pick<Actor, 'impersonator'>): boolean {
  return impersonator === null;
}

/** For what belongs to the person alone: their password, their address, their ways to sign in, their data. */
export function assertActsForThemselves(actor: Pick<Actor, 'impersonator'>): void {
  if (!actsForThemselves(actor)) throw new AppError('acts_as_other');
}
