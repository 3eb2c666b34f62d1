import type { ownDataEndpoints } from '@herald/contract/endpoints/own-data';
import {
  leave,
  listConsentFilms,
  listConsents,
  orderExport,
  readExport,
  readOwnBelongings,
  removeExport,
  revokeConsent,
} from '@herald/core/own-data';
import { withData, withMessage } from '../answers.ts';
import { presentConsent } from '../presenters/consent.ts';
import { presentExport } from '../presenters/data-export.ts';
import { presentVideo } from '../presenters/video.ts';
import type { Handlers } from '../route.ts';

export const ownDataRoutes = {
  listConsents: async ({ ctx, actor }) =>
    withData((await listConsents(ctx.core, actor)).map((entry) => presentConsent(ctx.core, entry))),
  listConsentFilms: async ({ ctx, actor, params }) => {
    const films = (await listConsentFilms(ctx.core, actor, params.id)).map((film) => presentVideo(ctx, film));
    return withData(films.map(({ id, title, status, thumbnail_url }) => ({ id, title, status, thumbnail_url })));
  },
  revokeConsent: async ({ ctx, actor, caller, params }) => {
    await revokeConsent(ctx.core, actor, caller, params.id);
    return withMessage('Consent revoked.');
  },
  readBelongings: async ({ ctx, actor }) => withData(await readOwnBelongings(ctx.core, actor)),
  orderExport: async ({ ctx, actor, caller, body }) =>
    withData(presentExport(ctx.core, await orderExport(ctx.core, actor, caller, body.password))),
  readExport: async ({ ctx, actor }) => {
    const found = await readExport(ctx.core, actor);
    return withData(found ? presentExport(ctx.core, found) : null);
  },
  removeExport: async ({ ctx, actor }) => {
    await removeExport(ctx.core, actor);
    return withMessage('Export deleted.');
  },
  deleteOwnAccount: async ({ ctx, actor, caller, body }) => {
    const deletedOn = await leave(ctx.core, actor, caller, body.password);
    return withData({ deleted_on: deletedOn.toISOString() });
  },
} satisfies Handlers<typeof ownDataEndpoints>;
