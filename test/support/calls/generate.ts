import { expect } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import type { Caller } from '../app/caller.ts';
import { eventually } from '../app/eventually.ts';

/** Requests an outfit and waits until the job has succeeded or failed. */
export async function generate(person: Caller, request: object = {}): Promise<GenerationJob> {
  const { status, body } = await person.call('generation', 'startGeneration', {
    body: { prompt: 'office day', ...request },
  });
  if (status !== 202) throw new Error(`The generation was refused: ${JSON.stringify(body)}`);
  return finished(person, (body as GenerationJob).id);
}

export const finished = (person: Caller, jobId: string): Promise<GenerationJob> =>
  eventually(async () => {
    const { body } = await person.call('generation', 'getGeneration', { params: { jobId } });
    const job: GenerationJob = body;
    expect(job.status).not.toBe('pending');
    return job;
  });
