import { Button, ignoreSecondClick } from '../../../components/button.tsx';
import { t } from '../../../lib/t.ts';
import { useFollow } from '../queries.ts';

type Props = { userId: string; name: string; isFollowed: boolean };

/** Follows a person, or unfollows them. */
export function FollowPersonButton({ userId, name, isFollowed }: Props) {
  const { mutate: follow } = useFollow();
  return (
    <Button
      look={isFollowed ? 'outline' : 'primary'}
      className="px-5"
      aria-label={isFollowed ? t('Following {name}', { name }) : t('Follow {name}', { name })}
      onClick={ignoreSecondClick(() => follow({ userId, follow: !isFollowed }))}
    >
      {isFollowed ? t('Following') : t('Follow')}
    </Button>
  );
}
