import yauzl from 'yauzl';

/** Opens a zip whose entries are read one by one, and closes it again where it is not what it should be. */
export async function openZip<Opened>(
  path: string,
  describe: (zip: yauzl.ZipFile) => Promise<Opened>,
  explain: (error: unknown) => Error,
): Promise<Opened> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
    .catch((error: unknown) => {
      throw explain(error);
    });
  try {
    return await describe(zip);
  } catch (error) {
    zip.close();
    throw explain(error);
  }
}
