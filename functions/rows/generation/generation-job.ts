import { CustomAttributeType } from 'electrodb';
import type { GenerationRequest } from '#shared/contract/generation';
import type { ErrorCode } from '#shared/errors';
import { defineEntity, expiry, indexOf, keyOf, nullable, optional, required } from '../../platform/table.ts';

/**
 * A requested generation and its outcome. `pendingUntil` is set only while the job is pending, so that the
 * sparse index holds only pending jobs. The worker `fail-overdue` reads it. The index is divided into sixteen slots, so
 * that the jobs are spread over several partitions. A job expires after a week. `executionId` is the execution of the
 * workflow that has claimed the job; other executions for the same job end without running it. `requestId` is
 * the request that asked for it, by which logs are searched.
 */
export const GenerationJobEntity = defineEntity('generation-job', {
  attributes: {
    ...required('string', 'userId', 'id', 'createdAt'),
    status: { type: ['pending', 'succeeded', 'failed'] as const, required: true },
    request: { type: CustomAttributeType<GenerationRequest>('any'), required: true },
    fromCache: { type: 'boolean', required: true },
    outfitId: { type: nullable<string>(), required: true },
    error: { type: nullable<ErrorCode>(), required: true },
    ...optional('string', 'requestId', 'executionId', 'pendingUntil', 'pendingSlot'),
    expiresAt: expiry,
  },
  indexes: { byUser: keyOf('userId', 'id'), pending: indexOf('pendingSlot', 'pendingUntil') },
});

/** The slots of the index of pending jobs. */
export const pendingSlots = [...'0123456789abcdef'];
/** The slot of a job, derived from its id. */
export const pendingSlotOf = (id: string): string => id.at(-1) ?? '0';
