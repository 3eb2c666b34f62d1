export { isOwnService } from './account-services.ts';
export { accountView, type Viewer } from './account-view.ts';
export { readSamplesGrant, signSamples } from './own-samples.ts';
