import { randomUUID } from 'node:crypto';

type Handler = (event: never, context: never) => Promise<unknown>;
/** Loads the module of a function, which reads its environment then. */
type Load = () => Promise<{ handler: Handler }>;
/** Runs a function by name; rejects with what it threw. */
export type Invoke = (name: string, event: unknown) => Promise<unknown>;

/** Lambda in this process: what goes in and comes out passes through JSON, as it does between machines. */
export const createInvoke =
  (functions: Readonly<Record<string, Load>>): Invoke =>
  async (name, event) => {
    const load = functions[name];
    if (!load) throw new Error(`Function not found: ${name}`);
    const { handler } = await load();
    const context = { awsRequestId: randomUUID(), functionName: name, callbackWaitsForEmptyEventLoop: false };
    const result = await handler(structuredJson(event) as never, context as never);
    return result === undefined ? null : structuredJson(result);
  };

const structuredJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
