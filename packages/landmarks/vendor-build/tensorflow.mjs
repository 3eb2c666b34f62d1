export * from '@tensorflow/tfjs-backend-wasm';
export * from '@tensorflow/tfjs-converter';
export * from '@tensorflow/tfjs-core';
export * from '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops.js';
