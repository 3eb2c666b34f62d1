import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isForwarded, isLoopbackAddress } from '@herald/core/network';

/** Who may read the figures; nobody while nothing is set. */
export interface MetricsAccess {
  token?: string | undefined;
  /** Only right where no proxy on this machine passes requests on: to it, everybody would come from here. */
  allowsLoopback?: boolean;
}

interface Reader {
  headers: IncomingHttpHeaders;
  remoteAddress: string | undefined;
}

/** Policy: whoever has the token, and programs on this machine where that is allowed. */
export function mayReadMetrics({ token, allowsLoopback = false }: MetricsAccess, reader: Reader): boolean {
  if (token && isSame(reader.headers.authorization ?? '', `Bearer ${token}`)) return true;
  if (!allowsLoopback || isForwarded(Object.keys(reader.headers))) return false;
  return isLoopbackAddress(reader.remoteAddress ?? '');
}

/** Takes the same time wherever the texts differ. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
