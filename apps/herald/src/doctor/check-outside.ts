import { testOutside } from '@herald/providers';
import type { Config, OutsideServiceConfig } from '../config/config.ts';
import { type Finding, good, problem } from './check.ts';

/** Makes the cheapest real call to every service that is set; there is nothing to say about those that are not. */
export async function checkOutside({ outsideServices }: Pick<Config, 'outsideServices'>): Promise<Finding[]> {
  return (await Promise.all(outsideServices.map(checkService))).flat();
}

async function checkService(service: OutsideServiceConfig): Promise<Finding[]> {
  const { host } = new URL(service.baseUrl);
  const report = await testOutside({ ...service, title: host });
  if (!report) return [];
  const note = `${host} (${service.name}): ${report.message}`;
  if (report.isOk) return [good('Service', note)];
  return [problem('Service', note, `Check the variables that begin with ${PREFIXES[service.name]}_.`)];
}

/** What the variables of a service begin with. */
const PREFIXES: Record<string, string> = {
  film: 'HERALD_FILM',
  openai: 'OPENAI',
  'openai-images': 'OPENAI',
  heygen: 'HEYGEN',
  a2e: 'A2E',
  facestudio: 'FACESTUDIO',
};
