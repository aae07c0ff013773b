import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, it } from 'vitest';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';

const app = await startApp();
afterAll(() => app.stop());

it('leaves no job behind when the workflow cannot be started', async () => {
  const { GenerationJobEntity } = await import('#functions/table/generation-job');
  const ada = await app.visit();
  const workflow = mockClient(SFNClient).on(StartExecutionCommand).rejects(new Error('Out of order'));
  const { status, body } = await apiOf(app.url, ada.accessToken).call('generation', 'startGeneration', {
    body: { prompt: 'office day' },
  });
  workflow.restore();
  expect({ status, body }).toMatchObject({ status: 500, body: { code: 'internal' } });
  const { data } = await GenerationJobEntity.query.byUser({ userId: ada.userId }).go();
  expect(data).toEqual([]);
});
