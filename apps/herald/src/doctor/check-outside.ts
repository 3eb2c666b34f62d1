import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { testOutside } from '@herald/providers';
import type { Config } from '../config/config.ts';
import { VARIABLES } from '../config/services-of.ts';
import { type Finding, good, problem, warning } from './check.ts';

/** Makes the cheapest real call to every service that is set; there is nothing to say about those that are not. */
export async function checkOutside({ services }: Pick<Config, 'services'>): Promise<Finding[]> {
  return (await Promise.all(services.map(checkService))).flat();
}

async function checkService(service: ServiceToOpen): Promise<Finding[]> {
  const { host } = new URL(service.baseUrl);
  const prefix = VARIABLES[service.name];
  const report = await testOutside(service);
  if (!report) return [];
  const { isOk, voices } = report;
  const offers = voices ? ` It offers ${voices} ${voices === 1 ? 'voice' : 'voices'}.` : '';
  const note = `${host} (${service.title}): ${report.message}${offers}`;
  if (isOk) return [good('Service', note)];
  if (voices !== 0) return [problem('Service', note, `Check the variables that begin with ${prefix}_.`)];
  return [warning('Service', note, `Name them with gender and language: ${prefix}_VOICES="NAME:female:en-US".`)];
}
