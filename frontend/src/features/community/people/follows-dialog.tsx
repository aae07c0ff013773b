import type { Person } from '#shared/contract/profile';
import { Modal } from '../../../components/dialogs.tsx';
import { LoadError, NextPage } from '../../../components/list-states.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PersonLink } from '../../../components/person-link.tsx';
import { useUserId } from '../../../data/user-id.ts';
import { t } from '../../../lib/t.ts';
import { FollowPersonButton } from './follow-person-button.tsx';
import { type Follows, useFollows } from './queries.ts';

const said = {
  followers: {
    title: t('Followers'),
    failed: t('Failed to load followers'),
    empty: t('Nobody follows you yet.'),
    emptyOf: (name: string) => t('Nobody follows {name} yet.', { name }),
  },
  following: {
    title: t('Following'),
    failed: t('Failed to load the people followed'),
    empty: t('You follow nobody yet.'),
    emptyOf: (name: string) => t('{name} follows nobody yet.', { name }),
  },
} as const;

type Props = { which: Follows; of?: Person; onClose: () => void };

/**
 * The followers of the user or of another person, or the people whom they follow. Each has a link to their page and,
 * except for the user, a follow button.
 */
export function FollowsDialog({ which, of, onClose }: Props) {
  const userId = useUserId();
  const { title, failed, empty, emptyOf } = said[which];
  const query = useFollows(which, of?.userId);
  const { data, isLoadingError, hasNextPage, refetch } = query;
  const follows = data?.pages.flatMap(({ items }) => items);
  return (
    <Modal title={title} onClose={onClose} narrow>
      <div className="grid gap-4 pt-6">
        {isLoadingError && <LoadError text={failed} onRetry={refetch} />}
        {!follows && !isLoadingError && <Loading />}
        {follows?.length === 0 && !hasNextPage && (
          <p className="text-ink-soft">{of ? emptyOf(of.displayName) : empty}</p>
        )}
        {follows && follows.length > 0 && (
          <ul className="grid gap-1">
            {follows.map(({ person, isFollowed }) => (
              <li
                key={person.userId}
                className="flex items-center justify-between gap-4 py-1 max-sm:[&>button]:px-4"
              >
                <PersonLink person={person} />
                {person.userId !== userId && (
                  <FollowPersonButton
                    userId={person.userId}
                    name={person.displayName}
                    isFollowed={isFollowed}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <NextPage query={query} failure={failed} />
      </div>
    </Modal>
  );
}
