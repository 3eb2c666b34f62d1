import { authEndpoints } from './endpoints/auth.ts';
import { pageEndpoints } from './endpoints/pages.ts';
import { planEndpoints } from './endpoints/plans.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { userEndpoints } from './endpoints/user.ts';

/** Every endpoint of the API. */
export const endpoints = {
  ...authEndpoints,
  ...userEndpoints,
  ...planEndpoints,
  ...pageEndpoints,
  ...systemEndpoints,
};

export type Endpoints = typeof endpoints;
