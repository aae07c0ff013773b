import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { synthesize } from './synthesize.ts';

const { templates, all, written } = synthesize();

it('looks every minute for accounts to delete, and keeps what it missed', () => {
  const rule = all('AWS::Events::Rule').find(({ part }) => part === 'account');
  templates.account.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(1 minute)',
    State: 'ENABLED',
    Targets: [Match.objectLike({ RetryPolicy: { MaximumRetryAttempts: 0 } })],
  });
  const [target] = rule?.properties['Targets'] ?? [];
  expect(written('account', target.Arn)).toBe('account/deleteAccounts');
  expect(written('account', target.DeadLetterConfig.Arn)).toBe('account/MissedRuns');
});

it('has as much time as the next run leaves it', () => {
  templates.account.hasResourceProperties('AWS::Lambda::Function', { Timeout: 300 });
});
