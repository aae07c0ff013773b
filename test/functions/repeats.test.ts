import { expect, it } from 'vitest';
import type { Contract } from '#shared/contract/define';
import { contracts } from '#shared/contract/index';
import { startFunctions } from '../support/app/functions.ts';
import { writeExamples } from '../support/calls/heal.ts';
import { comparable, seenBy, withoutTimes } from '../support/calls/seen.ts';
import { writes } from '../support/calls/writes.ts';

const app = await startFunctions({ storage: true, workflow: true });

/** Calls that return a new ticket or secret URL each time. An earlier one expires unused or is revoked. */
const tickets = ['prepareUpload', 'getAuthUrl', 'createTicket', 'createFeed'];
const key = 'the-key-of-this-intent';

it.each(writeExamples)(
  '$feature $name has one effect and one answer, sent three times in turn or at once',
  async ({ feature, name, example }) => {
    const { repeat } = (contracts[feature] as Contract)[name] ?? {};
    const answersTo = (answer: { status: number; body: unknown }) =>
      tickets.includes(name) ? answer.status : repeat === 'once' ? answer : withoutTimes(answer);
    const [{ person, request }, other] = [await example(app), await example(app)];
    const send = () => person.call(feature, name, { ...request, key });
    const first = await send();
    expect(first.status).toBeLessThan(300);
    const seen = await seenBy(app, person, request);
    for (let time = 0; time < 2; time++) expect(answersTo(await send())).toEqual(answersTo(first));
    expect(await seenBy(app, person, request)).toBe(seen);

    const atOnce = await Promise.all(
      [1, 2, 3].map(() => other.person.call(feature, name, { ...other.request, key })),
    );
    const [one] = atOnce;
    if (!one) throw new Error('There is no answer.');
    expect(atOnce.map(answersTo)).toEqual(Array(3).fill(answersTo(one)));
    expect(one.status).toBe(first.status);
    expect(comparable(name, await seenBy(app, other.person, other.request))).toEqual(comparable(name, seen));
  },
);

it('a key that is sent with another request is refused', async () => {
  const { person, request } = await writes.outfits.createOutfit(app);
  const send = (title: string) =>
    person.call('outfits', 'createOutfit', { body: { ...(request?.body as object), title }, key });
  expect(await send('One')).toMatchObject({ status: 201 });
  expect(await send('Two')).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await person.call('outfits', 'createOutfit', { ...request, key: 'short' })).toMatchObject({
    status: 400,
  });
});

it('the same key of two people stands for two things', async () => {
  const [one, other] = [await writes.outfits.createOutfit(app), await writes.outfits.createOutfit(app)];
  const [{ body: first }, { body: second }] = [
    await one.person.call('outfits', 'createOutfit', { ...one.request, key }),
    await other.person.call('outfits', 'createOutfit', { ...other.request, key }),
  ];
  expect((first as { id: string }).id).not.toBe((second as { id: string }).id);
});
