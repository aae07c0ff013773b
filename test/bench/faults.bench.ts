import { afterAll, describe, expect, it } from 'vitest';
import type { Feature } from '#shared/contract/index';
import { isErrorCode } from '#shared/errors';
import { type Fault, failCall } from '../support/app/faults.ts';
import { startFunctions } from '../support/app/functions.ts';
import { writes } from '../support/calls/writes.ts';

const app = await startFunctions({ storage: true, workflow: true });
afterAll(() => app.stop());

const key = 'the-key-of-this-intent';
const calls = Object.entries(writes).flatMap(([feature, examples]) =>
  Object.entries(examples).map(([name, example]) => ({
    feature: feature as Feature,
    name: name as never,
    example,
  })),
);
const longest = 40;

describe.each(calls)('$feature $name', ({ feature, name, example }) => {
  it.each(['refused', 'answer lost'] satisfies Fault[])(
    'is healed by a retry when the table’s answer is %s, at each of its calls',
    async (fault) => {
      const unhealed: object[] = [];
      for (let number = 0; number < longest; number++) {
        const { person, request } = await example(app);
        const send = () => person.call(feature, name, { ...request, key });
        const { outcome, failed } = await failCall(number, fault, send);
        if (!failed) break;
        const { status, body } = outcome as {
          status: number;
          body: { code?: string; stack?: string } | null;
        };
        if (status >= 400) expect(isErrorCode(body?.code)).toBe(true);
        const again = await send();
        if (again.status >= 300) unhealed.push({ number, first: status, again });
      }
      expect(unhealed).toEqual([]);
    },
  );
});
