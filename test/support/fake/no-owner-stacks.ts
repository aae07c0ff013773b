import * as React from 'react';

/*
 * In development, React captures a stack trace for each element that is created, up to 10,000 in a second, for its
 * warnings about owners. This takes a fifth of the processor time of the page tests. This makes React believe that the
 * limit is reached. If a new version of React has no such counter, delete this file.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>;
if (typeof internals?.recentlyCreatedOwnerStacks !== 'number')
  throw new Error('React has no counter of owner stacks: delete no-owner-stacks.ts.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
