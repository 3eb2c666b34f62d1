export { type ImportReport, importData } from './importing/import-data.ts';
export { leave } from './leave.ts';
export { type ConsentEntry, listConsentFilms, listConsents } from './list-consents.ts';
export { orderExport, readExport, removeExport, type ShownExport } from './packing/order-export.ts';
export { packExport } from './packing/pack-export.ts';
export { readOwnBelongings } from './read-own-belongings.ts';
export { revokeConsent } from './revoke-consent.ts';
