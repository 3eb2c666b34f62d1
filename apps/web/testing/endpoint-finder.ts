import type { EndpointShape } from '@herald/contract/endpoint';
import { type Endpoints, endpoints } from '@herald/contract/endpoints';

export type EndpointName = keyof Endpoints;

interface Route {
  name: EndpointName;
  endpoint: EndpointShape;
  pattern: RegExp;
  names: string[];
}

export interface FoundEndpoint {
  name: EndpointName;
  endpoint: EndpointShape;
  params: Record<string, string>;
}

/** `/videos/zip` comes before `/videos/:id`, as in the real router. */
const routes: Route[] = Object.entries(endpoints as Record<EndpointName, EndpointShape>)
  .map(([name, endpoint]) => ({
    name: name as EndpointName,
    endpoint,
    names: [...endpoint.path.matchAll(/:(\w+)|\*/g)].map(([found, param]) => param ?? found),
    pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '([^/]+)').replace('*', '(.+)')}$`),
  }))
  .sort((one, other) => one.names.length - other.names.length);

/** The endpoint behind a method and a path below /api. */
export function findEndpoint(method: string, path: string): FoundEndpoint | undefined {
  for (const { name, endpoint, pattern, names } of routes) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.fromEntries(names.map((param, at) => [param, decodeURIComponent(match[at + 1] ?? '')]));
    return { name, endpoint, params };
  }
  return undefined;
}
