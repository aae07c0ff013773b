import { beforeEach, expect, it } from 'vitest';
import { measure } from '#functions/platform/measure';
import { metricLines } from '../../support/app/metric-lines.ts';

beforeEach(() => {
  metricLines.length = 0;
});

it('a metric is one line in the embedded metric format, with its dimensions and what the line alone says', () => {
  measure('UploadsRefused', { Reason: 'file' }, { code: 'upload.invalid_name' });
  expect(metricLines).toEqual([
    {
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'wardrobe-test',
            Dimensions: [['Reason']],
            Metrics: [{ Name: 'UploadsRefused', Unit: 'Count' }],
          },
        ],
      },
      Reason: 'file',
      UploadsRefused: 1,
      code: 'upload.invalid_name',
    },
  ]);
});

it('a metric without dimensions has an empty set of them', () => {
  measure('AccountsDeleted', {}, { value: 3 });
  expect(metricLines[0]?._aws.CloudWatchMetrics[0]?.Dimensions).toEqual([[]]);
  expect(metricLines[0]).toMatchObject({ AccountsDeleted: 3 });
});
