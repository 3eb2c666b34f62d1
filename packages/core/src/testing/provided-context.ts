declare module 'vitest' {
  export interface ProvidedContext {
    /** administrative connection to the one database server of this test run */
    databaseServerUrl: string;
  }
}

import type {} from 'vitest';
