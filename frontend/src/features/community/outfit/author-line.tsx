import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Person } from '#shared/contract/profile';
import { Button } from '../../../components/button.tsx';
import { ignoreSecondClick } from '../../../components/ignore-second-click.ts';
import { notifyError } from '../../../components/notify.ts';
import { PersonLink } from '../../../components/person-link.tsx';
import { useUserId } from '../../../data/user-id.ts';
import { api } from '../../../lib/api.ts';
import { withLimit } from '../../../lib/error-texts.ts';
import { useFollow, useOverview } from '../queries.ts';
import { texts } from './texts.ts';

/** Who made an outfit, with the buttons to follow them and to write to them; the user themselves gets neither. */
export function AuthorLine({ author }: { author: Person }) {
  const isOwn = useUserId() === author.userId;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-4">
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
      look={follows ? 'quiet' : 'outline'}
      className="px-4"
      disabled={isPending}
      onClick={ignoreSecondClick(() => follow({ userId, follow: !follows }))}
    >
      {follows ? 'Following' : 'Follow'}
    </Button>
  );
}

/** Opens the conversation with a person; the first time, one is started. */
function MessageButton({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => api.messages.startConversation({ body: { userId } }),
    onSuccess: ({ id }) => navigate(`/messages?conversation=${id}`),
    onError: (error) => notifyError(withLimit(texts.conversationFailed, error)),
  });
  return (
    <Button look="quiet" className="px-4" disabled={start.isPending} onClick={() => start.mutate()}>
      Message
    </Button>
  );
}
