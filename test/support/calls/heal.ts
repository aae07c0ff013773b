import type { Feature } from '#shared/contract/index';
import { isErrorCode } from '#shared/errors';
import type { Caller, CallRequest } from '../app/caller.ts';
import { type Fault, failCall } from '../app/faults.ts';
import type { startFunctions } from '../app/functions.ts';
import { comparable, seenBy } from './seen.ts';
import { writes } from './writes.ts';

type App = Awaited<ReturnType<typeof startFunctions>>;
type Answer = { status: number; body: unknown };
/** A fault after which the result was different from the result without it. */
type Trouble = { call: string; failed: string; fault: Fault; trouble: string };
/** What happened when one call of the contract was tried with faults at each of its AWS calls. */
export type Healed = { faults: number; troubles: Trouble[] };

const key = 'the-key-of-this-intent';
/** More AWS calls than any call of the contract makes. It stops endless loops. */
const longest = 60;

/** The examples of all calls of the contract that write something. */
export const writeExamples = Object.entries(writes).flatMap(([feature, examples]) =>
  Object.entries(examples).map(([name, example]) => ({
    feature: feature as Feature,
    name: name as never,
    example,
  })),
);

/**
 * Whether the retry cannot succeed by Pinterest's rules. A code can be exchanged only once. If the tokens could not be
 * stored, the person is told to connect again.
 */
const isInherent = (name: string, failed: string, { body }: Answer) =>
  name === 'exchangeCode' &&
  failed === 'DynamoDB TransactWrite' &&
  (body as { code?: string }).code === 'pinboard.exchange_failed';

/**
 * Sends a writing call with one fault at a time, at each of its AWS calls, and then retries it without a fault. Reports
 * a trouble if the first answer is not one of the contract's, if the retry is refused, or if the person then sees
 * something else than after a single call.
 */
export async function healWrite(
  app: App,
  { feature, name, example }: (typeof writeExamples)[number],
  faultsAt: (number: number) => readonly Fault[],
): Promise<Healed> {
  const once = await example(app);
  const right = await once.person.call(feature, name, { ...once.request, key });
  const rightlySeen = comparable(name, await seenBy(app, once.person, once.request));
  return eachCall(faultsAt, async (number, fault) => {
    const { person, request } = await example(app);
    const send = (): Promise<Answer> => person.call(feature, name, { ...request, key });
    const { outcome, failed } = await failCall(number, fault, send);
    if (!failed) return null;
    const again = await send();
    const seen = comparable(name, await seenBy(app, person, request));
    const trouble =
      wrongIn(outcome) ??
      (again.status !== right.status && !isInherent(name, failed, again)
        ? `the retry is answered with ${again.status} ${JSON.stringify(again.body)}`
        : again.status === right.status && JSON.stringify(seen) !== JSON.stringify(rightlySeen)
          ? `the person sees ${JSON.stringify(seen)}, not ${JSON.stringify(rightlySeen)}`
          : null);
    return { call: `${feature} ${name}`, failed, fault, trouble };
  });
}

/** Does the same for a call that only reads: sends it with each fault, and then again without one. */
export async function healRead(
  person: Caller,
  feature: Feature,
  name: never,
  request: CallRequest,
  faultsAt: (number: number) => readonly Fault[],
): Promise<Healed> {
  const send = (): Promise<Answer> => person.call(feature, name, request);
  const { status } = await send();
  return eachCall(faultsAt, async (number, fault) => {
    const { outcome, failed } = await failCall(number, fault, send);
    if (!failed) return null;
    const again = await send();
    const trouble =
      wrongIn(outcome) ??
      (again.status === status
        ? null
        : `${again.status} in place of ${status}: ${JSON.stringify(again.body)}`);
    return { call: `${feature} ${name}`, failed, fault, trouble };
  });
}

type Tried = Omit<Trouble, 'trouble'> & { trouble: string | null };

async function eachCall(
  faultsAt: (number: number) => readonly Fault[],
  attempt: (number: number, fault: Fault) => Promise<Tried | null>,
): Promise<Healed> {
  const troubles: Trouble[] = [];
  let faults = 0;
  for (let number = 0; number < longest; number++) {
    for (const fault of faultsAt(number)) {
      const tried = await attempt(number, fault);
      if (!tried) return { faults, troubles };
      faults++;
      const { trouble } = tried;
      if (trouble) troubles.push({ ...tried, trouble });
    }
  }
  throw new Error(`A call of the contract makes more than ${longest} calls of AWS.`);
}

/** What is wrong with an error answer: a code outside the catalog, or a stack trace. Null if nothing. */
function wrongIn({ status, body }: Answer): string | null {
  if (status < 400) return null;
  const text = JSON.stringify(body);
  if (!isErrorCode((body as { code?: string } | null)?.code)) return `no code of the catalog: ${text}`;
  return /\bat \S+ \(|node:|\.ts:\d/.test(text) ? `the trace of a stack: ${text}` : null;
}
