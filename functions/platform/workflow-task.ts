import { follow } from './followed.ts';
import { log } from './log.ts';

type OfJob = { jobId: string; requestId?: string };

/** A task of the workflow. Each line that it logs has the ids of its job and of the request that asked for it. */
export const workflowTask =
  <Input extends OfJob, Output>(run: (input: Input) => Promise<Output>) =>
  (input: Input): Promise<Output> =>
    follow({ requestId: input.requestId, jobId: input.jobId }, async () => {
      const startedAt = Date.now();
      const milliseconds = () => Date.now() - startedAt;
      try {
        const output = await run(input);
        log.info('A task has ended', { milliseconds: milliseconds() });
        return output;
      } catch (error) {
        log.warn('A task has failed', { milliseconds: milliseconds(), error });
        throw error;
      }
    });
