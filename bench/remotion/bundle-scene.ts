import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';

/** `<public folder> <out folder>`: what a user of Remotion does once per change of the composition. */
const [publicDir, outDir] = process.argv.slice(2) as [string, string];

await bundle({ entryPoint: fileURLToPath(new URL('./root.tsx', import.meta.url)), publicDir, outDir });
