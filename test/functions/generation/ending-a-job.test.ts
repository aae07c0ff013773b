import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import { GenerationRequest } from '#shared/contract/generation';
import { startApp } from '../../support/app/app.ts';
import { openSocket } from '../../support/app/sockets.ts';
import { seedPendingJob } from '../../support/rows/pending-job.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
const { findKnownAnswer } = await import('#functions/generation/known-answer');
const ada = await app.visit();
await seedItems(ada.userId, basics);
const request = GenerationRequest.parse({ prompt: 'office' });

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const pendingJob = (pendingUntil = inMinutes(3)) => seedPendingJob(ada.userId, { request, pendingUntil });
/** The input of the last task in the workflow. */
async function composed(jobId: string) {
  const input = { userId: ada.userId, jobId, request };
  const wardrobe = await app.invoke('analyzeWardrobe', input);
  const composition = (await app.invoke('composeOutfit', { ...input, wardrobe })) as object;
  return { ...input, wardrobe, composition };
}
const finish = async (jobId: string) => app.invoke('finishOutfit', await composed(jobId));
const fail = (jobId: string, name: string, execution?: { id: string }) =>
  app.invoke('failGeneration', { userId: ada.userId, jobId, request, execution, failure: { Error: name } });
const job = async (jobId: string): Promise<GenerationJob> =>
  (await ada.call('generation', 'getGeneration', { params: { jobId } })).body;
const outfitIds = async () =>
  ((await ada.call('outfits', 'listOutfits')).body as { items: { id: string }[] }).items.map(({ id }) => id);

describe('an outfit that is finished', () => {
  it('answers the same request again, but not where a model could not read it', async () => {
    const [unread, readAgain] = [await composed(await pendingJob()), await composed(await pendingJob())];
    await app.invoke('finishOutfit', { ...unread, composition: { ...unread.composition, isRead: false } });
    expect(await findKnownAnswer(ada.userId, request, 'en')).toBeNull();
    await app.invoke('finishOutfit', readAgain);
    expect(await findKnownAnswer(ada.userId, request, 'en')).toMatchObject({ id: readAgain.jobId });
  });

  it('is stored once when its task runs twice, and told once', async () => {
    const socket = await openSocket(app, ada);
    const jobId = await pendingJob();
    const input = await composed(jobId);
    await app.invoke('finishOutfit', input);
    await app.invoke('finishOutfit', input);
    expect(await job(jobId)).toMatchObject({ status: 'succeeded', outfit: { id: jobId } });
    expect((await outfitIds()).filter((id) => id === jobId)).toHaveLength(1);
    await socket.heard(1);
    await socket.close();
  });

  it('is not stored when its job was failed meanwhile', async () => {
    const jobId = await pendingJob();
    const input = await composed(jobId);
    await fail(jobId, 'States.Timeout');
    await app.invoke('finishOutfit', input);
    expect(await job(jobId)).toMatchObject({ status: 'failed', error: 'generation.timed_out', outfit: null });
    expect(await outfitIds()).not.toContain(jobId);
  });

  it('is not taken back by a failure that comes too late', async () => {
    const jobId = await pendingJob();
    await finish(jobId);
    await fail(jobId, 'internal');
    expect(await job(jobId)).toMatchObject({ status: 'succeeded', error: null, outfit: { id: jobId } });
  });

  it('and a failure at the same moment end the job one way or the other, and tell it once', async () => {
    const socket = await openSocket(app, ada);
    const jobIds = await Promise.all(Array.from({ length: 5 }, () => pendingJob()));
    const inputs = await Promise.all(jobIds.map(composed));
    await Promise.all(
      inputs.flatMap((input) => [app.invoke('finishOutfit', input), fail(input.jobId, 'generation.busy')]),
    );
    const stored = await outfitIds();
    for (const jobId of jobIds) {
      const { status, outfit } = await job(jobId);
      expect([status, outfit?.id, stored.includes(jobId)]).toEqual(
        status === 'succeeded' ? ['succeeded', jobId, true] : ['failed', undefined, false],
      );
    }
    await socket.heard(5);
    await socket.close();
  });
});

it('a failure is stored with its code where that is known, and one of a job that is not there is passed over', async () => {
  for (const [name, error] of [
    ['generation.no_clothes', 'generation.no_clothes'],
    ['wardrobe.full', 'wardrobe.full'],
    ['States.Timeout', 'generation.timed_out'],
    ['Lambda.Unknown', 'internal'],
    ['Sandbox.Timedout', 'internal'],
    ['toString', 'internal'],
  ] as const) {
    const jobId = await pendingJob();
    await fail(jobId, name);
    expect(await job(jobId), name).toMatchObject({ status: 'failed', error, outfit: null });
  }
  await fail(uuidv7(), 'internal');
});

describe('of two executions for one job', () => {
  const [first, second] = [{ id: 'arn:first' }, { id: 'arn:second' }];
  const claim = (jobId: string, execution: { id: string }) =>
    app.invoke('analyzeWardrobe', { userId: ada.userId, jobId, request, execution });

  it('the one that claims it first runs it, also when its task is repeated', async () => {
    const jobId = await pendingJob();
    expect(await claim(jobId, first)).toHaveProperty('items');
    expect(await claim(jobId, second)).toBeNull();
    expect(await claim(jobId, first)).toHaveProperty('items');
  });

  it('the failure of the other does not end the job', async () => {
    const jobId = await pendingJob();
    await claim(jobId, first);
    await fail(jobId, 'internal', second);
    expect(await job(jobId)).toMatchObject({ status: 'pending' });
    await fail(jobId, 'internal', first);
    expect(await job(jobId)).toMatchObject({ status: 'failed', error: 'internal' });
  });

  it('none runs a job that has ended', async () => {
    const jobId = await pendingJob();
    await fail(jobId, 'internal', first);
    expect(await claim(jobId, second)).toBeNull();
  });

  it('the death of the one that claimed it leaves the job to the reconciler', async () => {
    const jobId = await pendingJob(inMinutes(-1));
    await claim(jobId, first);
    await app.invoke('failOverdue', {});
    expect(await job(jobId)).toMatchObject({ status: 'failed', error: 'generation.timed_out' });
  });
});

it('the reconciler fails the jobs whose time is over, and no others', async () => {
  const [overdue, long, inTime] = [
    await pendingJob(inMinutes(-1)),
    await pendingJob(inMinutes(-600)),
    await pendingJob(inMinutes(1)),
  ];
  const done = await pendingJob(inMinutes(-1));
  await finish(done);
  const socket = await openSocket(app, ada);
  await app.invoke('failOverdue', {});
  for (const id of [overdue, long])
    expect(await job(id)).toMatchObject({ status: 'failed', error: 'generation.timed_out' });
  expect(await job(inTime)).toMatchObject({ status: 'pending' });
  expect(await job(done)).toMatchObject({ status: 'succeeded' });
  await socket.heard(2);

  await app.invoke('failOverdue', {});
  await app.invoke('failOverdue', {});
  expect(socket.events).toHaveLength(2);
  await socket.close();
});
