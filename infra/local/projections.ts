import type { DynamoDBBatchResponse } from 'aws-lambda';
import { projectedEntities, tableKeys } from '../../functions/table/table-keys.ts';
import type { Invoke } from './lambda.ts';
import type { ChangeTarget } from './table/change-stream.ts';

const projected: ReadonlySet<unknown> = new Set(projectedEntities);

/** Passes the changes of the table on to the function that projects them, by the filter of the projection stack. */
export const projections = (invoke: Invoke): ChangeTarget => ({
  wants: (item) => projected.has(item[tableKeys.entity]?.['S']),
  deliver: async (event) => (await invoke('projectChanges', event)) as DynamoDBBatchResponse,
});
