import type { ServiceTestReport, ServiceToOpen } from '@herald/media/engines/outside-service';
import { openOutside } from './open-outside.ts';
import { wireFacts } from './wire-facts.ts';

/** Whether this release can speak to services by a wire. */
export const isKnownWire = (wire: string): boolean => wireFacts.some((one) => one.wire === wire);

/** The cheapest real call to a service the environment names; undefined for a wire that this release does not know. */
export const testOutside = (service: ServiceToOpen): Promise<ServiceTestReport> | undefined =>
  openOutside(service)?.test();
