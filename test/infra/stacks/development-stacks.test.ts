import { expect, it } from 'vitest';
import { violationsOf } from './violations.ts';

it.each(['dev', 'staging'])(
  'cdk-nag and the CloudFormation schemas find no violation in %s',
  (environment) => {
    expect(violationsOf({ environment })).toEqual([]);
  },
);
