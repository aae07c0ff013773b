import { Avatar } from '../../components/avatar.tsx';
import { Button, ignoreSecondClick } from '../../components/button.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { t } from '../../lib/t.ts';
import { useBlock, useBlocked } from './queries.ts';

/** The people whom the user blocks, each with a button to unblock them. */
export function BlockedPeople() {
  const { data, isLoadingError, refetch } = useBlocked();
  const block = useBlock();
  return (
    <div className="grid gap-4">
      {isLoadingError && <LoadError text={t('The blocked people could not be loaded.')} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <div
          role="status"
          aria-label={t('Loading blocked people')}
          className="h-14 animate-pulse bg-sunken"
        />
      )}
      {data?.items.length === 0 && <p className="text-ink-soft">{t('You have blocked nobody.')}</p>}
      {data && data.items.length > 0 && (
        <ul className="grid gap-2">
          {data.items.map(({ userId, displayName, avatarUrl }) => (
            <li key={userId} className="flex min-h-14 items-center gap-3">
              <Avatar name={displayName} url={avatarUrl} />
              <span className="min-w-0 flex-1 truncate">{displayName}</span>
              <Button
                look="outline"
                className="px-4"
                aria-label={t('Unblock {displayName}', { displayName })}
                onClick={ignoreSecondClick(() => block.mutate({ userId, block: false }))}
              >
                {t('Unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
