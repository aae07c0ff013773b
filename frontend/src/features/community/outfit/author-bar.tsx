import type { Person } from '#shared/contract/profile';
import { Button } from '../../../components/button.tsx';
import { ignoreSecondClick } from '../../../components/ignore-second-click.ts';
import { PersonLink } from '../../../components/person-link.tsx';
import { useUserId } from '../../../data/user-id.ts';
import { t } from '../../../lib/t.ts';
import { MessageButton } from '../message-button.tsx';
import { useFollow, useOverview } from '../queries.ts';

/**
 * The author of an outfit, with buttons to follow them and to write to them. The buttons are not shown to the author.
 */
export function AuthorLine({ author }: { author: Person }) {
  const isOwn = useUserId() === author.userId;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <PersonLink person={author} />
      {!isOwn && (
        <div className="flex gap-2">
          <FollowButton userId={author.userId} />
          <MessageButton userId={author.userId} />
        </div>
      )}
    </div>
  );
}

function FollowButton({ userId }: { userId: string }) {
  const { data: overview, isPending } = useOverview();
  const { mutate: follow } = useFollow();
  const follows = overview?.followingIds.includes(userId) ?? false;
  return (
    <Button
      look="outline"
      className="px-4"
      disabled={isPending}
      onClick={ignoreSecondClick(() => follow({ userId, follow: !follows }))}
    >
      {follows ? t('Following') : t('Follow')}
    </Button>
  );
}
