import { describe, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '#shared/errors';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

type Input = { jobId: string; request?: { prompt: string } };
type Task = { handler: (input: Input) => Promise<unknown> };
/** The failures of each task by task and prompt, each of which happens once. A prompt is a scenario. */
const troubles = vi.hoisted(() => new Map<string, (() => void)[]>());
const troubled = vi.hoisted(() => (task: string) => async (original: () => Promise<unknown>) => {
  const { handler } = (await original()) as Task;
  return {
    handler: async (input: Input) => {
      troubles.get(`${task} ${input.request?.prompt}`)?.shift()?.();
      return handler(input);
    },
  };
});
vi.mock('#functions/generation/workers/analyze-wardrobe', troubled('analyze'));
vi.mock('#functions/generation/workers/select-trends', troubled('trends'));
vi.mock('#functions/generation/workers/compose-outfit', troubled('compose'));
vi.mock('#functions/images/workers/draw-outfit', troubled('draw'));
vi.mock('#functions/generation/workers/finish-outfit', troubled('finish'));
vi.mock('#functions/generation/workers/fail-generation', troubled('fail'));

const app = await startFunctions({ storage: true, workflow: true });
const ada = await app.visit();
await seedItems(ada.userId, basics);

const throwing = (name: string) => () => {
  throw Object.assign(new Error('Out of order'), { name });
};
const failing = (code: ErrorCode) => () => {
  throw new AppError(code);
};
const crash = throwing('TypeError');

/** Requests an outfit while tasks fail as planned. Returns the job and how many planned failures are left. */
async function generateDespite(story: string, plan: Record<string, (() => void)[]>, request: object = {}) {
  const planned = Object.entries(plan).map(([task, list]) => ({ key: `${task} ${story}`, list: [...list] }));
  for (const { key, list } of planned) troubles.set(key, list);
  const job = await generate(ada, { prompt: story, ...request });
  return { job, left: planned.reduce((sum, { list }) => sum + list.length, 0) };
}
const outfitsFor = async (story: string) => {
  const { items } = (await ada.call('outfits', 'listOutfits')).body as { items: { prompt: string }[] };
  return items.filter(({ prompt }) => prompt === story);
};

// The waits between retries are real time, so the scenarios run concurrently.
describe.concurrent('a generation', () => {
  it.each([
    ['throttled once', 'compose', failing('generation.rate_limited')],
    ['busy once', 'compose', failing('generation.busy')],
    ['refused by Lambda once', 'compose', throwing('Lambda.TooManyRequestsException')],
    ['refused by Lambda at the start', 'analyze', throwing('Lambda.ServiceException')],
    ['crashed once at the end', 'finish', crash],
  ])('that is %s succeeds at the next attempt', async (story, task, trouble) => {
    const { job, left } = await generateDespite(story, { [task]: [trouble] });
    expect(job).toMatchObject({ status: 'succeeded', error: null });
    expect(left).toBe(0);
    expect(await outfitsFor(story)).toHaveLength(1);
  });

  it.each([
    ['always throttled', 'generation.rate_limited', 3],
    ['always busy', 'generation.busy', 3],
    ['misconfigured', 'generation.misconfigured', 1],
    ['unreachable', 'generation.unreachable', 1],
    ['without a usable answer', 'generation.not_returned', 1],
    ['broken at the model', 'internal', 1],
  ] as const)('that is %s gets another composition: %s, after %i attempts', async (story, code, attempts) => {
    const replaced = await generateDespite(story, { compose: Array(attempts).fill(failing(code)) });
    expect(replaced).toMatchObject({ job: { status: 'succeeded', error: null }, left: 0 });
    expect(await outfitsFor(story)).toHaveLength(1);
    const both = await generateDespite(`${story}, both`, {
      compose: Array(attempts + 2).fill(failing(code)),
    });
    expect(both).toMatchObject({ job: { status: 'failed', error: code, outfit: null }, left: 1 });
  });

  it('that finds no clothes fails at once', async () => {
    const code = 'generation.no_clothes';
    const { job, left } = await generateDespite(code, { compose: [failing(code), failing(code)] });
    expect(job).toMatchObject({ status: 'failed', error: code });
    expect(left).toBe(1);
  });

  it.each(['analyze', 'compose', 'finish'])('whose task to %s crashes every time fails', async (task) => {
    const story = `crash of ${task}`;
    const { job } = await generateDespite(story, { [task]: Array(9).fill(crash) });
    expect(job).toMatchObject({ status: 'failed', error: 'internal', outfit: null });
    expect(await outfitsFor(story)).toEqual([]);
  });

  it.each([
    ['trends', 'crash', crash],
    ['trends', 'take too long', throwing('States.Timeout')],
    ['draw', 'crash', crash],
    ['draw', 'take too long', throwing('States.Timeout')],
    ['draw', 'are refused by Lambda', throwing('Lambda.TooManyRequestsException')],
  ])('whose %s %s goes on without', async (task, how, trouble) => {
    const story = `no ${task}, which ${how}`;
    const { job, left } = await generateDespite(story, { [task]: [trouble] }, { generateImage: true });
    expect(left).toBe(0);
    expect(job).toMatchObject({
      status: 'succeeded',
      error: null,
      outfit: { generatedImageUrl: null, aiAnalysis: { usedPinboardTrends: false } },
    });
    expect(await outfitsFor(story)).toHaveLength(1);
  });

  it('that takes too long is told so', async () => {
    const slow = throwing('States.Timeout');
    const { job } = await generateDespite('too slow', { compose: [slow, slow] });
    expect(job).toMatchObject({ status: 'failed', error: 'generation.timed_out' });
  });

  it('whose failure cannot be stored at first fails all the same', async () => {
    const { job, left } = await generateDespite('twice unlucky', { compose: [crash], fail: [crash] });
    expect(job).toMatchObject({ status: 'failed', error: 'internal' });
    expect(left).toBe(0);
  });
});
