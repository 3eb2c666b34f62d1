import manifest from '../../../package.json' with { type: 'json' };

/** All packages of Herald have the same one. */
export const { version: productVersion } = manifest;
