import type { AppClient, Pool } from './pool.ts';
import type { ClientMetadata } from './request-fields.ts';

/** The application that makes a call, and what it has to say to the triggers. */
export type Caller = {
  readonly client: AppClient;
  readonly pool: Pool;
  readonly clientMetadata: ClientMetadata;
};
