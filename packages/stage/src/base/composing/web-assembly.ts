/** As browsers and Node have it; the stage knows no other part of either. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};

/** A module that is compiled when first needed; every call instantiates it with a memory of its own. */
export function openModule(base64: string): () => unknown {
  let compiled: object | undefined;
  return () => {
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    return new WebAssembly.Instance(compiled).exports;
  };
}
