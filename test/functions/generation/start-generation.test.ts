import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, it } from 'vitest';
import { startFunctions } from '../../support/app/functions.ts';

const app = await startFunctions();
afterAll(() => app.stop());

it('leaves no job behind when the workflow cannot be started', async () => {
  const { GenerationJobEntity } = await import('#functions/table/generation-job');
  const ada = await app.visit();
  const workflow = mockClient(SFNClient).on(StartExecutionCommand).rejects(new Error('Out of order'));
  const { status, body } = await ada.call('generation', 'startGeneration', {
    body: { prompt: 'office day' },
  });
  workflow.restore();
  expect({ status, body }).toMatchObject({ status: 500, body: { code: 'internal' } });
  const { data } = await GenerationJobEntity.query.byUser({ userId: ada.userId }).go();
  expect(data).toEqual([]);
});
