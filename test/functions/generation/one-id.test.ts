import { afterAll, expect, it, vi } from 'vitest';
import { startApp } from '../../support/app/app.ts';
import { requestOf } from '../../support/app/caller.ts';
import { finished } from '../../support/calls/generate.ts';
import { seedPendingJob } from '../../support/rows/pending-job.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

vi.hoisted(() => {
  process.env['POWERTOOLS_LOG_LEVEL'] = 'INFO';
});
const app = await startApp();
const lines: Record<string, unknown>[] = [];
for (const stream of [process.stdout, process.stderr])
  vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    if (String(chunk).startsWith('{')) lines.push(JSON.parse(String(chunk)));
    return true;
  });
afterAll(() => vi.restoreAllMocks());

/** Asks for an outfit, waits for its end, and returns the id of the request with what was logged meanwhile. */
async function generate(prompt: string, items = basics) {
  const visitor = await app.visit();
  await seedItems(visitor.userId, items);
  lines.length = 0;
  const { path, ...request } = requestOf('generation', 'startGeneration', {
    body: { prompt, generateImage: true },
  });
  const headers = { ...request.headers, authorization: `Bearer ${visitor.accessToken}` };
  const response = await fetch(`${app.url}/api${path}`, { ...request, headers, body: request.body ?? null });
  const { id } = (await response.json()) as { id: string };
  const job = await finished(visitor, id);
  await app.settle();
  return { visitor, id, job, requestId: response.headers.get('x-request-id') };
}
const logged = (message: string) => lines.filter((line) => line['message'] === message);

it('the id of a request is in its answer, its job, its execution, and every log line and metric of its outfit', async () => {
  const { visitor, id, job, requestId } = await generate('office');
  expect(job).toMatchObject({ status: 'succeeded', outfit: { id } });
  expect(requestId).toMatch(/^[\w-]{20,}=$/);
  expect(logged('A generation was started')).toHaveLength(1);
  // These are the wardrobe, the trends, the outfit and its end. No picture can be drawn of pieces without photos.
  expect(logged('A task has ended')).toHaveLength(4);
  expect(logged('A task has failed')).toHaveLength(1);
  expect(lines.filter((line) => 'SecondsToOutfit' in line)).toHaveLength(1);
  for (const line of lines) expect(line).toMatchObject({ requestId, jobId: id });
  const { GenerationJobEntity } = await import('../../../functions/rows/generation/generation-job.ts');
  const { data } = await GenerationJobEntity.get({ userId: visitor.userId, id }).go();
  expect(data?.requestId).toBe(requestId);
  expect(data?.executionId).toContain(`${id}_${requestId?.slice(0, -1)}`);
});

it('a generation that fails is found by the id, too', async () => {
  const { id, job, requestId } = await generate('office', []);
  expect(job).toMatchObject({ status: 'failed', error: 'generation.no_clothes' });
  expect(logged('A task has failed')).toHaveLength(1);
  expect(logged('A task has ended')).toHaveLength(1);
  for (const line of lines) expect(line).toMatchObject({ requestId, jobId: id });
});

it('a job that is overdue is found by its own id', async () => {
  const jobId = await seedPendingJob((await app.visit()).userId, { pendingUntil: new Date(0) });
  lines.length = 0;
  await app.invoke('failOverdue', {});
  expect(logged('A generation is overdue')).toMatchObject([{ jobId }]);
});
