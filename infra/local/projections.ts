import type { DynamoDBBatchResponse } from 'aws-lambda';
import { projectedEntities, tableKeys } from '../../functions/platform/table-keys.ts';
import type { Invoke } from './lambda.ts';
import type { ChangeTarget } from './table/change-stream.ts';

const written: ReadonlySet<unknown> = new Set(projectedEntities.written);
const removed: ReadonlySet<unknown> = new Set(projectedEntities.removed);

/** Passes changes of the table to the function that projects them. The filter is that of the projection stack. */
export const projections = (invoke: Invoke): ChangeTarget => ({
  wants: ({ before, after }) =>
    after ? written.has(after[tableKeys.entity]?.['S']) : removed.has(before?.[tableKeys.entity]?.['S']),
  deliver: async (event) => (await invoke('projectChanges', event)) as DynamoDBBatchResponse,
});
