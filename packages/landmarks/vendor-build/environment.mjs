/** The stages ask which kernels exist before they rotate or flip; the WebAssembly backend has both. */
export const env = { initial: true, kernels: ['flipleftright', 'rotatewithoffset'] };
