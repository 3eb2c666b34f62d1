import { registerHooks } from 'node:module';

/** The folder of a package whose `exports` fill 170 kB, all of it modules. */
const LONG_LIST = '/node_modules/drizzle-orm/';

// To tell whether a file is a module, Node parses all that its package exports, anew for each of drizzle's 250 files.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (!specifier.startsWith('.') || !parentURL.includes(LONG_LIST)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
