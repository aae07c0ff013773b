import type { Person } from '#shared/contract/profile';

type Shown = { displayName?: string | null | undefined; avatarUrl?: string | null | undefined };

/** A person as others see them, from their profile or a copy of it; one without a name is 'Anonymous'. */
export const toPerson = (userId: string, { displayName, avatarUrl }: Shown): Person => ({
  userId,
  displayName: displayName ?? 'Anonymous',
  avatarUrl: avatarUrl ?? null,
});
