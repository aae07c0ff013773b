import { t } from '../../lib/t.ts';
import { useFollow } from './queries.ts';

type Props = { userId: string; name: string; isFollowing: boolean };

/** Follows a person, or unfollows them. */
export function FollowButton({ userId, name, isFollowing }: Props) {
  const { mutate: follow } = useFollow();
  return (
    <button
      type="button"
      aria-label={isFollowing ? t('Following {name}', { name }) : t('Follow {name}', { name })}
      onClick={() => follow({ userId, follow: !isFollowing })}
      className={`min-h-11 shrink-0 px-2 text-sm underline-offset-4 hover:underline ${
        isFollowing ? 'text-ink-soft' : 'font-semibold text-accent'
      }`}
    >
      {isFollowing ? t('Following') : t('Follow')}
    </button>
  );
}
