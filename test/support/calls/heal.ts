import type { Feature } from '#shared/contract/index';
import { isErrorCode } from '#shared/errors';
import type { Caller, CallRequest } from '../app/caller.ts';
import { type Fault, failCall } from '../app/faults.ts';
import type { startFunctions } from '../app/functions.ts';
import { comparable, seenBy } from './seen.ts';
import { writes } from './writes.ts';

type App = Awaited<ReturnType<typeof startFunctions>>;
type Answer = { status: number; body: unknown };
/** A fault after which something was not as without it. */
type Trouble = { call: string; failed: string; fault: Fault; trouble: string };
/** The result of faults at the calls of one call of the contract. */
export type Healed = { faults: number; troubles: Trouble[] };

const key = 'the-key-of-this-intent';
/** More calls of AWS than a call of the contract makes. */
const longest = 60;

/** The examples of all calls of the contract that change something. */
export const writeExamples = Object.entries(writes).flatMap(([feature, examples]) =>
  Object.entries(examples).map(([name, example]) => ({
    feature: feature as Feature,
    name: name as never,
    example,
  })),
);

/**
 * By Pinterest's rules a code is taken once: where the tokens that it gave could not be stored, the person connects again,
 * which they are told.
 */
const isInherent = (name: string, failed: string, { body }: Answer) =>
  name === 'exchangeCode' &&
  failed === 'DynamoDB TransactWrite' &&
  (body as { code?: string }).code === 'pinboard.exchange_failed';

/**
 * Sends a call that changes something with a fault at each of its calls of AWS, one at a time, and again without; tells
 * where the answer was not one of the contract's, or where the second one has not healed the first: it is refused, or
 * what the person sees is not what one call leaves.
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

/** Sends a call that only reads with faults as above, and again without. */
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

/** What is wrong with a refusal: a code that is not of the catalog, or the trace of a stack. */
function wrongIn({ status, body }: Answer): string | null {
  if (status < 400) return null;
  const text = JSON.stringify(body);
  if (!isErrorCode((body as { code?: string } | null)?.code)) return `no code of the catalog: ${text}`;
  return /\bat \S+ \(|node:|\.ts:\d/.test(text) ? `the trace of a stack: ${text}` : null;
}
